import type { StyleDocument } from '../style-document.ts'
import { thirdGermanMidsizeFinance } from './third-german-midsize-finance.ts'
import { thirdGermanMidsizeFood } from './third-german-midsize-food.ts'
import { thirdGermanMidsizeIndustry } from './third-german-midsize-industry.ts'
import { thirdGermanMidsizeTrade } from './third-german-midsize-trade.ts'

const first: StyleDocument[] = [
  {
    name: 'quellenbrueck-stadtwerke-bericht-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Stadtwerke in Anlehnung an die ESRS: Bezeichnungen des Rechtsakts, Basisjahr und Veränderung als Spalten, Netz- und Kundenzahlen',
    look: { size: 9 },
    text: `
head: Stadtwerke Quellenbrück AG | Nachhaltigkeitsbericht 2024
# Nachhaltigkeitsbericht 2024
[tiles]
118.400 | Zählpunkte im Stromnetz
96 km | Fernwärmetrasse
2,1 TWh | Strom- und Gasabsatz an Endkunden
312 | öffentliche Ladepunkte
[/tiles]
## Allgemeine Angaben
### Grundlagen der Berichterstattung
Der Bericht wurde freiwillig in Anlehnung an die European Sustainability Reporting Standards aufgestellt. Die Angaben sind auf konsolidierter Basis ermittelt und umfassen die Stadtwerke Quellenbrück AG sowie die Netz Quellenbrück GmbH und die Bäder Quellenbrück GmbH. Eine inhaltliche Prüfung durch Dritte fand nicht statt. Berichtszeitraum ist das Kalenderjahr 2024; Vorjahreswerte stehen zum Vergleich daneben.
### Geschäftsmodell
Wir liefern Strom, Erdgas, Fernwärme und Trinkwasser in acht Kommunen. Die Umsatzerlöse des Konzerns lagen im Jahr 2024 bei 444,4 Mio. EUR (Vorjahr: 471,9 Mio. EUR); der Rückgang folgt den niedrigeren Beschaffungspreisen. Als Gasvertrieb sind wir im Sektor der fossilen Brennstoffe tätig. Die daraus erzielten Umsatzerlöse stammen ausschließlich aus Erdgas und beliefen sich auf 142,6 Mio. EUR. An Trinkwasser gaben wir 9,4 Mio. m³ an unsere Kundschaft ab.
### Wesentliche Themen
Die doppelte Wesentlichkeitsanalyse aus dem Jahr 2023 wurde überprüft und bestätigt. Von 37 bewerteten Nachhaltigkeitsaspekten sind 14 wesentlich. Einbezogen waren 46 Interessenträger in vier Werkstätten sowie 1.870 Rückmeldungen aus der Kundenbefragung.
- Klimaschutz und Anpassung an den Klimawandel (E1)
- Wasserressourcen (E3) und Ressourcennutzung (E5)
- Arbeitskräfte des Unternehmens (S1)
- Verbraucher und Endnutzer (S4), Unternehmensführung (G1)
### Auswirkungen, Risiken und Chancen
[table widths=95,250,75 style=zebra align=left size=8]
! Thema | Auswirkung, Risiko oder Chance | Art | Zeithorizont
E1 Klimaschutz | Emissionen aus der Erzeugung in Heizkraftwerken und aus dem Gasabsatz | Auswirkung | kurz bis lang
E1 Anpassung | Starkregen kann Umspannwerke überfluten; betroffen sind 4 von 31 Anlagen | Risiko | mittel
E1 Energie | Nachfrage nach Fernwärme und Wärmepumpentarifen | Chance | mittel bis lang
E3 Wasser | Sinkende Grundwasserstände in trockenen Sommern | Risiko | lang
S1 Arbeitskräfte | Bis 2032 gehen rund 290 Beschäftigte in den Ruhestand | Risiko | mittel
G1 Unternehmensführung | Vergabe von Bauleistungen an rund 140 Nachunternehmer | Auswirkung | kurz
[/table]
Kurzfristig bedeutet bis zu einem Jahr, mittelfristig bis fünf Jahre, langfristig darüber. Die Schwelle für die finanzielle Wesentlichkeit liegt bei 2 % des Ergebnisses vor Steuern. Der Aufsichtsrat befasst sich zweimal jährlich mit dem Ergebnis der Analyse; im Risikoinventar sind 9 von 62 Einzelrisiken der Nachhaltigkeit zugeordnet.
[page]
head: Stadtwerke Quellenbrück AG | Nachhaltigkeitsbericht 2024
## E1 – Klimawandel
Der Wärmeplan der Stadt sieht vor, den Anteil der Fernwärme am Wärmemarkt von heute 23 % auf 41 % im Jahr 2040 anzuheben. Dafür entstehen Großwärmepumpen, eine Geothermieanlage und rund 58 km neue Leitungen. Bis 2030 sollen die Scope-1-Emissionen um 40 % gegenüber dem Basisjahr 2020 sinken. Ein Übergangsplan im Sinne der ESRS liegt noch nicht vor.
### E1-5 – Energieverbrauch und Energiemix
[table widths=330 style=zebra size=8]
! Energieverbrauch und Energiemix | 2024 | 2023
Brennstoffverbrauch aus Kohle und Kohleerzeugnissen (MWh) | 0 | 0
Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen (MWh) | 9.846 | 10.112
Brennstoffverbrauch aus Erdgas (MWh) | 214.360 | 231.905
Brennstoffverbrauch aus sonstigen fossilen Quellen (MWh) | 0 | 0
Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus fossilen Quellen (MWh) | 6.218 | 7.044
* Gesamtverbrauch fossiler Energie (MWh) | 230.424 | 249.061
Anteil fossiler Quellen am Gesamtenergieverbrauch (in %) | 81,0 | 83,3
Verbrauch aus Kernkraftquellen (MWh) | 402 | 455
Anteil des Verbrauchs aus nuklearen Quellen am Gesamtenergieverbrauch (in %) | 0,1 | 0,2
Brennstoffverbrauch für erneuerbare Quellen, einschließlich Biomasse und Biogas (MWh) | 31.870 | 28.944
Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus erneuerbaren Quellen (MWh) | 19.204 | 18.330
Verbrauch selbst erzeugter erneuerbarer Energie, bei der es sich nicht um Brennstoffe handelt (MWh) | 2.612 | 2.190
* Gesamtverbrauch erneuerbarer Energie (MWh) | 53.686 | 49.464
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch (in %) | 18,9 | 16,5
* Gesamtenergieverbrauch (MWh) | 284.512 | 298.980
[/table]
In unseren Anlagen erzeugten wir 180.300 MWh nicht erneuerbare und 72.830 MWh erneuerbare Energie. Der Windpark Hohe Rode, an dem wir 24,9 % halten, speiste weitere 61.700 MWh ein; er wird nicht konsolidiert. Die Energieintensität in klimaintensiven Sektoren betrug 640,2 MWh je Mio. EUR Nettoumsatzerlöse (Vorjahr: 633,6).
### E1-3 – Maßnahmen
- Die Großwärmepumpe am Klärwerk (12 MW) soll 2027 den Betrieb aufnehmen. Sie wird 38 GWh Wärme im Jahr liefern.
- Im Netzgebiet wurden 2024 insgesamt 1.860 Photovoltaikanlagen mit 17,4 MW angeschlossen, 22 % mehr als im Vorjahr.
- Alle 74 Fahrzeuge der Entstörungsdienste werden bis 2028 auf elektrischen Antrieb umgestellt; Ende 2024 waren es 29.
Bundesweit deckten erneuerbare Energien 2024 rund 54 % des Bruttostromverbrauchs. Der Emissionsfaktor des deutschen Strommixes wurde mit 363 g CO_{2}/kWh angesetzt, der unserer Stromlieferungen an Haushalte betrug 118 g CO_{2}/kWh.
### Methodik
Die Brennstoffmengen stammen aus geeichten Zählern, die Kraftstoffmengen aus Tankabrechnungen. Der Energieverbrauch umfasst auch den Eigenbedarf der Heizkraftwerke. Für zwei angemietete Büroflächen (zusammen 640 m²) wurde mit 95 kWh/m² geschätzt. Die Werte des Jahres 2023 wurden um 1,2 % nach oben korrigiert, nachdem ein Zähler nachgeeicht worden war.
[page]
head: Stadtwerke Quellenbrück AG | Nachhaltigkeitsbericht 2024
### E1-6 – THG-Bruttoemissionen der Kategorien Scope 1, 2 und 3 sowie THG-Gesamtemissionen
[table widths=235 style=zebra size=8]
! in t CO_{2}e | Basisjahr 2020 | 2023 | 2024 | Veränderung
= Scope-1-THG-Emissionen
Scope-1-THG-Bruttoemissionen | 61.480 | 51.702 | 47.316 | –8,5 %
Prozentsatz der Scope-1-Emissionen aus regulierten Emissionshandelssystemen | – | 72 % | 71 % | 
= Scope-2-THG-Emissionen
Standortbezogene Scope-2-THG-Bruttoemissionen | 12.310 | 10.420 | 9.870 | –5,3 %
Marktbezogene Scope-2-THG-Bruttoemissionen | 7.905 | 3.115 | 2.406 | –22,8 %
= Signifikante Scope-3-THG-Emissionen
Gesamte indirekte (Scope-3-)THG-Bruttoemissionen | – | 618.220 | 577.030 | –6,7 %
·1 Erworbene Waren und Dienstleistungen | – | 19.012 | 18.240 | –4,1 %
·2 Investitionsgüter | – | 5.240 | 6.115 | +16,7 %
·3 Tätigkeiten im Zusammenhang mit Brennstoffen und Energie | – | 160.418 | 148.902 | –7,2 %
·5 Abfallaufkommen in Betrieben | – | 231 | 214 | –7,4 %
·6 Geschäftsreisen | – | 88 | 96 | +9,1 %
·7 Pendelnde Mitarbeitende | – | 702 | 688 | –2,0 %
·11 Verwendung verkaufter Produkte | – | 432.529 | 402.775 | –6,9 %
= THG-Emissionen insgesamt
* THG-Emissionen insgesamt (standortbezogen) | – | 680.342 | 634.216 | –6,8 %
* THG-Emissionen insgesamt (marktbezogen) | – | 673.037 | 626.752 | –6,9 %
[/table]
fn: Emissionsfaktoren: Umweltbundesamt und GEMIS 5.1. Die Kategorien 4, 8 bis 10 und 12 bis 15 sind nicht signifikant.
[table widths=235 style=zebra size=8]
! THG-Intensität je Nettoumsatzerlös | 2023 | 2024
THG-Gesamtemissionen (standortbezogen) je Nettoumsatzerlös (t CO_{2}e/Mio. EUR) | 1.441,7 | 1.427,1
THG-Gesamtemissionen (marktbezogen) je Nettoumsatzerlös (t CO_{2}e/Mio. EUR) | 1.426,2 | 1.410,3
[/table]
## E3 – Wasser- und Meeresressourcen
In unseren Betrieben und Bädern entnahmen wir 68.400 m³ Wasser, 27.100 m³ leiteten wir als Abwasser wieder ein. Der Wasserverbrauch betrug damit 41.300 m³. Die Rohrnetzverluste der Trinkwasserversorgung lagen bei 6,2 % und sind darin nicht enthalten.
## E5 – Abfälle
Das gesamte Abfallaufkommen belief sich auf 3.870 t, davon 412 t gefährliche Abfälle (vor allem teerhaltiger Straßenaufbruch). 88 % wurden verwertet.
Als örtlicher Entsorger sammelten wir im Auftrag der Stadt 41.700 t Hausmüll und 18.300 t Bioabfall ein. Diese Mengen sind Abfälle der Haushalte und keine Abfälle unseres Unternehmens.
[page]
head: Stadtwerke Quellenbrück AG | Nachhaltigkeitsbericht 2024
## S1 – Arbeitskräfte des Unternehmens
Zum 31. Dezember 2024 beschäftigte der Konzern 1.142 Mitarbeitende, darunter 64 Auszubildende. Im Ausbildungszentrum stehen 80 Plätze zur Verfügung.
[table widths=220 style=zebra size=8]
! Merkmale der Beschäftigten (Personenzahl zum 31.12.) | weiblich | männlich | gesamt 2024 | gesamt 2023
Beschäftigte | 318 | 824 | 1.142 | 1.121
dauerhaft beschäftigt | 291 | 779 | 1.070 | 1.049
befristet beschäftigt | 27 | 45 | 72 | 72
Vollzeit | 184 | 770 | 954 | 940
Teilzeit | 134 | 54 | 188 | 181
unter 30 Jahre | 61 | 140 | 201 | 196
30 bis 50 Jahre | 150 | 348 | 498 | 492
über 50 Jahre | 107 | 336 | 443 | 433
[/table]
61 Beschäftigte haben das Unternehmen verlassen, die Fluktuationsquote betrug 5,3 % (Vorjahr: 5,8 %). Für 98 % der Beschäftigten gilt der TV-V oder ein Haustarifvertrag. Die Schwerbehindertenquote lag bei 6,9 %; gesetzlich gefordert sind 5 %. Jede und jeder Beschäftigte absolvierte im Durchschnitt 22,8 Schulungsstunden.
[table widths=330 style=zebra size=8]
! Gesundheitsschutz und Sicherheit | 2024 | 2023
Todesfälle infolge arbeitsbedingter Verletzungen oder Erkrankungen | 0 | 0
Meldepflichtige Arbeitsunfälle | 11 | 14
Quote der meldepflichtigen Arbeitsunfälle je 1 Mio. Arbeitsstunden | 6,6 | 8,5
Wegeunfälle | 7 | 5
[/table]
Das unbereinigte geschlechtsspezifische Verdienstgefälle beträgt 4,8 %. Im Branchenvergleich der Energiewirtschaft liegt es bei rund 14 %.
### Ziele und Maßnahmen
[table widths=190,150 style=zebra align=left size=8]
! Ziel | Stand | Zieljahr
Frauenanteil an den Auszubildenden 30 % | 25 % | 2028
Quote der Arbeitsunfälle unter 5,0 | 6,6 | 2027
Jede Führungskraft absolviert 16 Stunden Führungstraining im Jahr | 11 Stunden | 2026
Krankenstand unter 5,5 % | 6,4 % | 2026
[/table]
Die Betriebsvereinbarung zum mobilen Arbeiten erlaubt bis zu 60 % der Wochenarbeitszeit zu Hause. Über das Ideenportal gingen 93 Vorschläge ein, 41 davon wurden umgesetzt.
## S4 – Verbraucher und Endnutzer
2024 wurden 212 Stromanschlüsse wegen Zahlungsrückständen gesperrt (Vorjahr: 248). Die mittlere Versorgungsunterbrechung betrug 8,1 Minuten je Kunde, im Bundesdurchschnitt sind es 12,8 Minuten. 87 % der Anrufe wurden innerhalb von 60 Sekunden angenommen.
`,
    answers: `
BP-1_01 = consolidated|konsolidiert
SBM-1_06 = 444.4 EUR million
SBM-1_09 = yes
SBM-1_10 = 142.6 EUR million
SBM-1_13 = 142.6 EUR million
E1-4_07 = 40|-40 % @2030
E1-5_01 = 284512 MWh
E1-5_02 = 230424 MWh
E1-5_03 = 402 MWh
E1-5_04 = 0.1 %
E1-5_05 = 53686 MWh
E1-5_06 = 31870 MWh
E1-5_07 = 19204 MWh
E1-5_08 = 2612 MWh
E1-5_09 = 18.9 %
E1-5_10 = 0 MWh
E1-5_11 = 9846 MWh
E1-5_12 = 214360 MWh
E1-5_13 = 0 MWh
E1-5_14 = 6218 MWh
E1-5_15 = 81 %
E1-5_16 = 180300 MWh
E1-5_17 = 72830 MWh
E1-5_18 = 640.2 MWh/EUR million
E1-6_07 = 47316 t CO2e
E1-6_08 = 71 %
E1-6_09 = 9870 t CO2e
E1-6_10 = 2406 t CO2e
E1-6_11 = 577030 t CO2e
E1-6_11#cat1 = 18240 t CO2e
E1-6_11#cat2 = 6115 t CO2e
E1-6_11#cat3 = 148902 t CO2e
E1-6_11#cat5 = 214 t CO2e
E1-6_11#cat6 = 96 t CO2e
E1-6_11#cat7 = 688 t CO2e
E1-6_11#cat11 = 402775 t CO2e
E1-6_12 = 634216 t CO2e
E1-6_13 = 626752 t CO2e
E1-6_30 = 1427.1 t CO2e/EUR million
E1-6_31 = 1410.3 t CO2e/EUR million
E3-4_01 = 41300 m3
E3-4_11 = 68400 m3
E3-4_12 = 27100 m3
E5-5_07 = 3870 t
E5-5_15 = 412 t
S1-6_02 = 1142
S1-6_02#female = 318
S1-6_02#male = 824
S1-6_09#permanent = 1070
S1-6_09#permanent_female = 291
S1-6_09#permanent_male = 779
S1-6_09#temporary = 72
S1-6_09#temporary_female = 27
S1-6_09#temporary_male = 45
S1-6_09#full_time = 954
S1-6_09#full_time_female = 184
S1-6_09#full_time_male = 770
S1-6_09#part_time = 188
S1-6_09#part_time_female = 134
S1-6_09#part_time_male = 54
S1-6_19 = 954
S1-6_20 = 188
S1-6_14 = headcount|Personenzahl
S1-6_15 = 31.12.|31.Dezember|endofthereportingperiod|endofreportingperiod
S1-9_03 = 201
S1-9_03#female = 61
S1-9_03#male = 140
S1-9_04 = 498
S1-9_04#female = 150
S1-9_04#male = 348
S1-9_05 = 443
S1-9_05#female = 107
S1-9_05#male = 336
S1-6_11 = 61
S1-6_12 = 5.3 %
S1-8_01 = 98 %
S1-12_01 = 6.9 %
S1-13_04 = 22.8 h
S1-14_02 = 0
S1-14_04 = 11
S1-14_05 = 6.6
S1-16_01 = 4.8 %
absent E1-4_04 E5-5_10 E5-5_11 E5-5_08 S1-7_01 S1-9_02#female S1-16_02 S1-14_07 E1-8_04
`,
  },
  {
    name: 'folvera-verpackungen-kennzahlen-2024.xlsx',
    language: 'de',
    year: 2024,
    style:
      'Arbeitsmappe eines Folienherstellers: ein Blatt je Thema, Spalte mit ESRS-Bezug, drei Jahre, Bemerkungen, Standorte einzeln darunter',
    text: `
[sheet Hinweise]
# Folvera Verpackungen Gruppe – Nachhaltigkeitskennzahlen 2024
Die Kennzahlen gelten für die Gruppe (Werke Lohberg, Senzig und Trnava). Geschäftsjahr = Kalenderjahr. Vorläufige Werte sind in der Spalte Bemerkung gekennzeichnet.
[sheet Umwelt]
[table]
! Kennzahl | Einheit | ESRS-Bezug | 2022 | 2023 | 2024 | Bemerkung
= Energie
Gesamtenergieverbrauch | MWh | E1-5 | 91240 | 88615 | 86904 | 
davon aus fossilen Quellen | MWh | E1-5 | 60118 | 52803 | 47210 | 
davon aus Kernenergie | MWh | E1-5 | 4022 | 3312 | 2694 | Reststrommix
davon aus erneuerbaren Quellen | MWh | E1-5 | 27100 | 32500 | 37000 | 
Anteil erneuerbarer Energie | % | E1-5 | 29.7 | 36.7 | 42.6 | 
Erdgas | MWh | E1-5 | 31450 | 29310 | 28105 | 
Eigenerzeugter Solarstrom, selbst verbraucht | MWh | E1-5 | 0 | 1240 | 2385 | Inbetriebnahme Juni 2023
Energieverbrauch je Tonne Folie | kWh/t |  | 1480 | 1455 | 1431 | 
= Wasser
Wasserentnahme | m³ | E3-4 | 72310 | 70904 | 68820 | 
Wasserrückführung | m³ | E3-4 | 51200 | 50700 | 49450 | Einleitung in die Kanalisation
Wasserverbrauch | m³ | E3-4 | 21110 | 20204 | 19370 | 
Wiederverwendetes Wasser | m³ | E3-4 | 8800 | 9100 | 9950 | Kühlkreisläufe
= Materialien
Eingesetzte Materialien gesamt | t | E5-4 | 63900 | 63110 | 62875 | 
davon Rezyklat | t | E5-4 | 9585 | 11990 | 14461 | 
Anteil Rezyklat | % | E5-4 | 15.0 | 19.0 | 23.0 | Ziel 2030: 40 %
= Abfall
Abfälle gesamt | t | E5-5 | 3415 | 3290 | 3128 | 
davon gefährlich | t | E5-5 | 96 | 91 | 84 | 
Verwertete Abfälle | t | E5-5 | 3102 | 3011 | 2880 | 
Beseitigte Abfälle | t | E5-5 | 313 | 279 | 248 | 
= Luftemissionen
Flüchtige organische Verbindungen (NMVOC) | t | E2-4 | 41.2 | 38.6 | 36.9 | 
[/table]
[sheet Energie je Werk]
[table]
! Gesamtenergieverbrauch in MWh | 2022 | 2023 | 2024
Werk Lohberg | 48210 | 46820 | 45907
Werk Senzig | 29115 | 28202 | 27640
Werk Trnava | 13915 | 13593 | 13357
[/table]
[sheet THG-Bilanz]
[table]
! Treibhausgasemissionen (t CO2e) | Basisjahr 2019 | 2022 | 2023 | 2024
Scope 1 | 7460 | 6412 | 5980 | 5731
Scope 2 ortsbasiert | 24310 | 20150 | 18240 | 16905
Scope 2 marktbasiert | 28110 | 15870 | 11640 | 9025
Scope 3 | 201400 | 183350 | 178206 | 172330
Kategorie 1: Eingekaufte Güter und Dienstleistungen | 158200 | 143100 | 139020 | 134110
Kategorie 3: Brennstoff- und energiebezogene Aktivitäten | 5900 | 5210 | 4930 | 4705
Kategorie 4: Vorgelagerter Transport | 8800 | 8340 | 8206 | 8015
Kategorie 5: Abfall | 1500 | 1300 | 1250 | 1200
Kategorie 12: Umgang mit verkauften Produkten an deren Lebenszyklusende | 27000 | 25400 | 24800 | 24300
Summe Scope 1+2 (marktbasiert) | 35570 | 22282 | 17620 | 14756
Summe Scope 1-3 (marktbasiert) | 236970 | 205632 | 195826 | 187086
Reduktion Scope 1+2 ggü. Basisjahr |  | -37.4% | -50.5% | -58.5%
[/table]
[sheet Belegschaft]
[table]
! Kennzahl | Einheit | ESRS-Bezug | 2022 | 2023 | 2024 | Bemerkung
Beschäftigte (Kopfzahl, 31.12.) | Anzahl | S1-6 | 1288 | 1301 | 1276 | ohne Auszubildende
Frauen | Anzahl | S1-6 | 309 | 318 | 321 | 
Männer | Anzahl | S1-6 | 979 | 983 | 955 | 
Vollzeitäquivalente | FTE |  | 1221 | 1236 | 1210 | 
Unbefristet | Anzahl | S1-6 | 1197 | 1215 | 1204 | 
Befristet | Anzahl | S1-6 | 91 | 86 | 72 | 
Deutschland | Anzahl | S1-6 | 1012 | 1020 | 997 | 
Slowakei | Anzahl | S1-6 | 276 | 281 | 279 | 
Austritte | Anzahl | S1-6 | 138 | 121 | 117 | 
Fluktuationsrate | % | S1-6 | 10.7 | 9.3 | 9.1 | 
Leiharbeitskräfte | Anzahl | S1-7 | 102 | 88 | 61 | 
Tarifbindung | % | S1-8 | 78.4 | 78.0 | 77.8 | 
Auszubildende | Anzahl |  | 46 | 49 | 51 | 
Schulungsstunden je Beschäftigtem | h | S1-13 | 11.2 | 12.9 | 14.1 | 
Tödliche Arbeitsunfälle | Anzahl | S1-14 | 0 | 0 | 0 | 
Meldepflichtige Arbeitsunfälle | Anzahl | S1-14 | 31 | 27 | 22 | 
Ausfalltage durch Arbeitsunfälle | Tage | S1-14 | 502 | 417 | 366 | 
Unbereinigter Gender Pay Gap | % | S1-16 | 12.8 | 12.1 | 11.4 | vorläufig
Bereinigter Gender Pay Gap | % |  | 3.1 | 2.9 | 2.7 | vorläufig
Krankenquote | % |  | 6.9 | 6.2 | 6.0 | 
[/table]
[sheet Governance]
[table]
! Kennzahl | Einheit | ESRS-Bezug | 2022 | 2023 | 2024 | Bemerkung
Bestätigte Korruptionsfälle | Anzahl | G1-4 | 0 | 0 | 0 | 
Verurteilungen wegen Korruption oder Bestechung | Anzahl | G1-4 | 0 | 0 | 0 | 
Geldstrafen wegen Korruption oder Bestechung | EUR | G1-4 | 0 | 0 | 0 | 
Lieferanten mit EcoVadis-Bewertung | % |  | 48 | 57 | 66 | nach Einkaufswert
Meldungen über das Hinweisgebersystem | Anzahl |  | 4 | 7 | 5 | 
Durchschnittliche Zahlungsdauer gegenüber Lieferanten | Tage | G1-6 | 36 | 34 | 33 | 
[/table]
`,
    answers: `
E1-5_01 = 86904 MWh
E1-5_02 = 47210 MWh
E1-5_03 = 2694 MWh
E1-5_05 = 37000 MWh
E1-5_08 = 2385 MWh
E1-5_09 = 42.6 %
E1-5_12 = 28105 MWh
E3-4_01 = 19370 m3
E3-4_03 = 9950 m3
E3-4_11 = 68820 m3
E3-4_12 = 49450 m3
E5-4_02 = 62875 t
E5-4_04 = 14461 t
E5-4_05 = 23 %
E5-5_07 = 3128 t
E5-5_08 = 2880 t
E5-5_09 = 248 t
E5-5_15 = 84 t
E2-4_02#NMVOC = 36.9 t
E1-6_07 = 5731 t CO2e
E1-6_09 = 16905 t CO2e
E1-6_10 = 9025 t CO2e
E1-6_11 = 172330 t CO2e
E1-6_11#cat1 = 134110 t CO2e
E1-6_11#cat3 = 4705 t CO2e
E1-6_11#cat4 = 8015 t CO2e
E1-6_11#cat5 = 1200 t CO2e
E1-6_11#cat12 = 24300 t CO2e
E1-6_13 = 187086 t CO2e
S1-6_02 = 1276
S1-6_02#female = 321
S1-6_02#male = 955
S1-6_05#DE = 997
S1-6_05#SK = 279
S1-6_09#permanent = 1204
S1-6_09#temporary = 72
S1-6_11 = 117
S1-6_12 = 9.1 %
S1-7_03 = 61
S1-8_01 = 77.8 %
S1-13_04 = 14.1 h
S1-14_02 = 0
S1-14_04 = 22
S1-14_07 = 366
S1-16_01 = 11.4 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-6_01 = 33 days
absent E1-6_12 E1-5_18 E1-5_17 E1-4_04 S1-7_01 S1-14_05 E5-5_10 G1-6_03 SBM-1_06
`,
  },
]

/** German statements, reports and annexes of mid-size companies; every company in them is invented. */
export const thirdGermanMidsize: StyleDocument[] = [
  ...first,
  ...thirdGermanMidsizeFinance,
  ...thirdGermanMidsizeIndustry,
  ...thirdGermanMidsizeTrade,
  ...thirdGermanMidsizeFood,
]
