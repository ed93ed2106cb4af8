import type { StyleDocument } from '../style-document.ts'

/** An earlier non-financial statement of a maker of aircraft engines: mostly prose, few small tables, much about the product. */
export const fourthGermanLargeAerospace: StyleDocument[] = [
  {
    name: 'ardenhorst-luftfahrt-nichtfinanzielle-erklaerung-2023.pdf',
    language: 'de',
    year: 2023,
    style:
      'Triebwerkshersteller, nichtfinanzielle Erklärung 2023: zweispaltiger Fließtext, nummerierte Tabellen [T..] und Balken, Produktangaben neben eigenen, wenige Zahlen',
    look: { size: 9, font: 'serif', margin: 50 },
    text: `
head: ARDENHORST LUFTFAHRTTECHNIK AG · ZUSAMMENGEFASSTER LAGEBERICHT · NICHTFINANZIELLE ERKLÄRUNG
# Nichtfinanzielle Erklärung
Die Ardenhorst Luftfahrttechnik AG (Ardenhorst) veröffentlicht für das Geschäftsjahr 2023 eine nichtfinanzielle Konzernerklärung, die mit der Erklärung des Mutterunternehmens zusammengefasst ist. Sie nutzt die GRI-Standards als Orientierung und wurde mit begrenzter Sicherheit geprüft. Soweit nicht anders vermerkt, gelten die Angaben für alle vollkonsolidierten Gesellschaften.
## Geschäftsmodell
[columns 2]
Ardenhorst entwickelt, fertigt und betreut zivile und militärische Triebwerke in allen Schub- und Leistungsklassen sowie Industriegasturbinen. Der Umsatz im Geschäftsjahr 2023 betrug 5.218 Mio. €, davon 1.604 Mio. € im Neugeschäft und 3.614 Mio. € in der Instandhaltung. Auf militärische Anwendungen entfielen 11 % des Umsatzes.
[next]
An der Entwicklung, Herstellung oder Vermarktung geächteter Waffen, also von Antipersonenminen, Streumunition sowie chemischen und biologischen Waffen, ist das Unternehmen nicht beteiligt.

Rund ein Drittel aller Verkehrsflugzeuge weltweit fliegt mit Modulen von Ardenhorst.
[/columns]
## Nachhaltigkeit steuern
Der Vorstand, der aus vier Mitgliedern besteht, trägt die Gesamtverantwortung. Der Aufsichtsrat hat zwölf Mitglieder und prüft die nichtfinanzielle Erklärung. Dem Vorstand gehört eine Frau an, dem Aufsichtsrat gehören vier Frauen an. ESG-Ziele sind in der Jahreserfolgsvergütung des Vorstands verankert; sie wirken als Faktor zwischen 0,8 und 1,2 auf den Auszahlungsbetrag.
## Klimaschutz im Produkt
[columns 2]
Der Luftverkehr verursacht etwa 2,5 % der weltweiten CO_{2}-Emissionen. Die europäische Branche will bis 2050 klimaneutral fliegen. Die derzeit ausgelieferte Generation unserer Getriebefan-Triebwerke verbraucht rund 16 % weniger Kraftstoff als ihre Vorgänger und ist um 75 % leiser. Bis 2035 wollen wir den Verbrauch um weitere 20 % senken, bis 2050 in Verbindung mit Wasserstoff um mehr als 40 %.

Seit der Einführung haben Fluggesellschaften mit diesen Triebwerken etwa 14 Mio. t CO_{2} eingespart. Für Forschung und Entwicklung wendete Ardenhorst im Berichtsjahr 286 Mio. € auf, 92 % davon für Verbrauch, Lärm und neue Antriebe.
[next]
Die Emissionen aus der Nutzung der verkauften Produkte (Scope 3, Kategorie 11) schätzen wir für das Jahr 2023 auf 21,4 Mio. t CO_{2}-Äquivalente. Berücksichtigt sind alle im Berichtsjahr ausgelieferten Triebwerke über ihre gesamte Lebensdauer, gewichtet mit unserem Programmanteil. Die Dienstreisen unserer Mitarbeiterinnen und Mitarbeiter (Kategorie 6) trugen 4.812 t bei. Weitere Kategorien werden derzeit ermittelt; einen Gesamtwert für Scope 3 weisen wir noch nicht aus.
[/columns]
[page]
head: ARDENHORST LUFTFAHRTTECHNIK AG · ZUSAMMENGEFASSTER LAGEBERICHT · NICHTFINANZIELLE ERKLÄRUNG
## Umweltschutz am Standort
Ziel unseres Klimaprogramms ist es, die Emissionen der Standorte aus Scope 1 und Scope 2 bis 2030 um 60 % gegenüber 2019 zu senken. Wichtigste Hebel sind Photovoltaik, tiefe Geothermie am Stammsitz und der Zukauf von Grünstrom; rund 41 % unseres gesamten Energieverbrauchs stammten im Jahr 2023 aus erneuerbaren Quellen (2022: 37 %). Verbleibende Emissionen werden durch Zertifikate ausgeglichen: Für das Jahr 2023 haben wir 40.100 t CO_{2} über Projekte in Peru und Ghana kompensiert und die Zertifikate stillgelegt.
### [T17] Energieverbrauch der Standorte^{1}
[table widths=260 style=rules size=8.4]
! in MWh | 2023 | 2022 | 2021
Strom (Zukauf) | 118.402 | 116.930 | 109.215
Fernwärme | 31.216 | 32.808 | 34.970
Erdgas | 96.804 | 101.366 | 112.048
Kerosin (Prüfstände) | 28.515 | 25.940 | 20.316
Heizöl und Diesel | 1.904 | 2.116 | 2.330
Photovoltaik | 3.312 | 1.204 | 880
Geothermie | 6.480 | 2.011 | –
* Summe | 286.633 | 282.375 | 279.759
[/table]
fn: 1 Produktions- und Instandhaltungsstandorte mit mehr als 50 Mitarbeitenden; kleinere Büros verbrauchen zusammen weniger als 0,5 %.
### [G09] CO_{2}-Emissionen der Standorte, Scope 1 und Scope 2 (marktbasiert), in t
[bars]
2019 | 51.208
2021 | 44.916
2022 | 42.377
2023 | 40.046
[/bars]
### [T18] Treibhausgasemissionen
[table widths=260 style=rules size=8.4]
! in t CO_{2}e | 2023 | 2022 | 2021
Scope 1: direkte Emissionen | 27.106 | 27.940 | 29.018
Scope 2: indirekte Emissionen, marktbasiert | 12.940 | 14.437 | 15.898
* Scope 1 und Scope 2 | 40.046 | 42.377 | 44.916
Nachrichtlich: Scope 2, standortbasiert | 41.880 | 42.506 | 43.077
[/table]
### Wasser und Abfall
[columns 2]
Ardenhorst entnahm im Berichtsjahr 1,62 Mio. m³ Wasser (2022: 1,71 Mio. m³). Den größten Teil, 1,44 Mio. m³, machte Grundwasser aus, das der Kühlung dient und unverändert zurückgeführt wird; 0,18 Mio. m³ waren Trinkwasser.
[next]
Mehrere Standorte liegen in Regionen, in denen Wasser knapp werden kann. Dort haben wir Kreislaufanlagen für die Galvanik eingeführt. Eine Zertifizierung nach ISO 14001 besteht für 11 von 14 Standorten.
[/columns]
### [T19] Abfallaufkommen
[table widths=260 style=rules size=8.4]
! in t | 2023 | 2022 | 2021
Gefährlicher Abfall | 3.906 | 3.714 | 3.320
Nicht gefährlicher Abfall | 7.412 | 7.506 | 6.811
* Abfall gesamt | 11.318 | 11.220 | 10.131
davon verwertet | 10.005 | 9.862 | 8.864
davon beseitigt | 1.313 | 1.358 | 1.267
Verwertungsquote in % | 88,4 | 87,9 | 87,5
[/table]
[page]
head: ARDENHORST LUFTFAHRTTECHNIK AG · ZUSAMMENGEFASSTER LAGEBERICHT · NICHTFINANZIELLE ERKLÄRUNG
## Mitarbeiterinnen und Mitarbeiter
[columns 2]
Zum Jahresende 2023 arbeiteten 12.214 Menschen für den Konzern, 716 mehr als ein Jahr zuvor. Im Jahresdurchschnitt waren es 11.948. 2.004 der Beschäftigten waren Frauen (16,4 %) und 10.210 Männer. Bis 2025 soll der Frauenanteil auf 18 % steigen. In Führungspositionen lag er im Konzern bei 13,1 %.

96,7 % der Beschäftigten haben einen unbefristeten Vertrag, 8,9 % arbeiten in Teilzeit. Die Fluktuation betrug 5,9 % (2022: 6,4 %). 88 % der Beschäftigten in Deutschland fallen unter den Tarifvertrag der Metall- und Elektroindustrie.
[next]
### [T20] Mitarbeitende nach Regionen
[table widths=110 style=rules size=8.4]
! 31.12. | 2023 | 2022
Deutschland | 9.106 | 8.702
Polen | 1.310 | 1.144
Übriges Europa | 248 | 231
Nordamerika | 936 | 850
Asien | 614 | 571
* Gesamt | 12.214 | 11.498
[/table]
[/columns]
### Qualifizierung
Je Mitarbeiterin und Mitarbeiter fielen 3,1 Tage Weiterbildung an (2022: 2,8 Tage). 402 junge Menschen absolvierten eine Ausbildung oder ein duales Studium.
### Arbeitssicherheit
Im Berichtsjahr ereigneten sich 41 meldepflichtige Arbeitsunfälle (2022: 46), das sind 3,6 je 1.000 Beschäftigte. Einen tödlichen Arbeitsunfall gab es weder bei eigenen Beschäftigten noch bei Leihkräften (0). Der Durchschnitt der Berufsgenossenschaft liegt bei 29 Unfällen je 1.000 Beschäftigte.
## Integrität und Lieferkette
[columns 2]
Der Verhaltensgrundsatz des Konzerns verbietet Korruption in jeder Form. 93 % der Beschäftigten hatten bis Ende 2023 das Training dazu abgeschlossen. Über das Hinweisgebersystem und andere Wege erhielten wir 23 Hinweise, von denen drei einen Verdacht auf Korruption betrafen. Keiner davon bestätigte sich; es gab somit 0 bestätigte Fälle und weder Verurteilungen noch Geldbußen. Wer Hinweise gibt, ist durch eine eigene Richtlinie vor Nachteilen geschützt.

Parteien und Politiker erhalten von uns keine Spenden (0 €). Für gemeinnützige Zwecke gab der Konzern 0,4 Mio. € aus.
[next]
Unsere Menschenrechtserklärung schließt Kinderarbeit, Zwangsarbeit und Menschenhandel im eigenen Unternehmen und in der Lieferkette aus. Ein Verhaltenskodex für Lieferanten ist Bestandteil der Verträge. Von 1.204 Lieferanten von Produktionsmaterial haben 1.086 ihn anerkannt. 84 Lieferanten stuften wir als Hochrisiko ein, bei 17 fanden Audits statt. Rund 62 % des Einkaufsvolumens von 2,9 Mrd. € stammten aus Europa.

Titan, Nickel und Kobalt sind die wichtigsten Rohstoffe. 38 % der Titanspäne gehen zurück an die Hersteller.
[/columns]
`,
    answers: `
BP-1_01 = consolidated|konsolidiert|Konzern
GOV-1_01 = 4
GOV-1_02 = 12
GOV-3_01 = yes
SBM-1_03 = 12214
SBM-1_04#germany = 9106
SBM-1_04#poland = 1310
SBM-1_04#rest_of_europe = 248
SBM-1_04#north_america = 936
SBM-1_04#asia = 614
SBM-1_06 = 5218 EUR million
SBM-1_17 = no
E1-4_01 = yes
E1-5_01 = 286633 MWh
E1-5_09 = 41 %
E1-5_12 = 96804 MWh
E1-6_07 = 27106 t CO2e
E1-6_09 = 41880 t CO2e
E1-6_10 = 12940 t CO2e
E1-6_11#cat6 = 4812 t CO2e
E1-6_11#cat11 = 21.4 million t CO2e
E1-7_03 = yes
E1-7_10 = 40100 t CO2e
E3-4_11 = 1.62 million m3
E5-5_07 = 11318 t
E5-5_07#nonhazardous = 7412 t
E5-5_08#total = 10005 t
E5-5_09#total = 1313 t
E5-5_15 = 3906 t
S1-1_08 = yes
S1-3_09 = yes
S1-6_02 = 12214
S1-6_02#female = 2004
S1-6_02#male = 10210
S1-6_03 = 11948
S1-6_05#DE = 9106
S1-6_05#PL = 1310
S1-6_12 = 5.9 %
S1-6_15 = end|Ende|Jahresende|31.12.|endofreportingperiod
S1-8_02#DE = 88 %
S1-14_02 = 0
S1-14_04 = 41
S2-1_05 = yes
S2-1_06 = yes
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
absent E1-4_04 E1-4_07 E1-5_05 E1-5_08 E1-5_11 E1-5_17 E1-6_11 E1-6_12 E1-6_13 E3-4_01 E5-4_02 GOV-1_05#female GOV-3_05 S1-6_09#permanent S1-6_09#temporary S1-6_20 S1-8_01 S1-9_02#female S1-13_04 S1-14_05 S1-16_01 G1-3_07 S1-17_02
`,
  },
]
