import type { StyleDocument } from '../style-document.ts'

/** A savings bank before the ESRS and an insurer with them. */
export const thirdGermanMidsizeFinance: StyleDocument[] = [
  {
    name: 'moorweidenau-sparkasse-nfb-2023.pdf',
    language: 'de',
    year: 2023,
    style:
      'Sparkasse: nichtfinanzieller Bericht nach DNK mit GRI-Leistungsindikatoren, Betriebsökologie in kWh und je Kopf, Jahre steigend',
    look: { font: 'serif', size: 10 },
    text: `
# Nichtfinanzieller Bericht 2023
Sparkasse Moorweidenau
## Kriterium 5: Verantwortung
Der Vorstand besteht aus 2 Mitgliedern, beide sind Männer. Dem Verwaltungsrat gehören 15 Mitglieder an, darunter 4 Frauen (26,7 %). Für Nachhaltigkeit ist der Vorsitzende des Vorstands zuständig; die Beauftragte für Nachhaltigkeit berichtet ihm vierteljährlich.
## Kriterium 9: Beteiligung von Anspruchsgruppen
Wir haben 2023 eine Befragung durchgeführt, an der sich 1.214 Kundinnen und Kunden sowie 388 Mitarbeitende beteiligten. Mit 21 Geschäftsstellen und 37 Geldautomaten sind wir in allen 14 Gemeinden des Geschäftsgebiets erreichbar. 62,3 % der Girokonten werden digital geführt.
## Kriterium 10: Innovations- und Produktmanagement
Zum Jahresende waren 214,6 Mio. EUR in nachhaltigen Fonds angelegt (H4-Indikator), ein Plus von 31,2 Mio. EUR. Für energetische Sanierungen vergaben wir Kredite über 48,9 Mio. EUR. Die Bilanzsumme betrug 4,82 Mrd. EUR.
[table widths=240 style=rules size=9]
! Sparkassen-Indikator H7: Kredite für ökologische Zwecke | 2022 | 2023
Erneuerbare Energien (Mio. EUR) | 12,4 | 19,7
Energetische Sanierung (Mio. EUR) | 41,0 | 48,9
Anteil am Neugeschäft (%) | 11,8 | 14,1
[/table]
## Kriterien 11 und 12: Inanspruchnahme und Management natürlicher Ressourcen
Als Dienstleistungsunternehmen wirken wir vor allem über Gebäude und Mobilität auf die Umwelt ein. Der Stromeinkauf wird bis 2025 vollständig auf zertifizierten Ökostrom umgestellt; 2023 lag der Anteil am Strombezug bei 92 %.
Die Filialen werden seit 2020 nach und nach saniert. In vier Häusern wurden 2023 Gaskessel durch Wärmepumpen ersetzt, drei weitere folgen. Die Bürofläche soll bis 2027 von 21.800 m² auf 18.500 m² sinken.
[table widths=200,120 style=rules align=left size=9]
! Ziel | Termin | Stand
100 % Ökostrom in eigenen Gebäuden | 2025 | 92 %
Papierverbrauch um 30 % senken (Basis 2019) | 2025 | –24 %
Energieverbrauch je m² unter 95 kWh | 2027 | 102 kWh
[/table]
[page]
### Leistungsindikator GRI 302-1: Energieverbrauch innerhalb der Organisation
[table widths=230,60 style=rules size=9]
! Betriebsökologie | Einheit | 2021 | 2022 | 2023
Strom | kWh | 2.488.310 | 2.401.765 | 2.314.180
Fernwärme | kWh | 1.204.900 | 1.166.200 | 1.120.450
Erdgas | kWh | 3.310.405 | 2.954.120 | 2.786.330
Kraftstoffe Dienstfahrzeuge (Benzin, Diesel) | kWh | 188.450 | 205.115 | 213.900
* Energieverbrauch gesamt | kWh | 7.192.065 | 6.727.200 | 6.434.860
je Mitarbeitenden | kWh | 10.319 | 9.721 | 9.408
Heizenergie je m² Nutzfläche | kWh | 118 | 108 | 102
Papierverbrauch | t | 52,6 | 45,0 | 41,2
Wasserverbrauch | m³ | 7.610 | 7.208 | 6.940
Abfallaufkommen | t | 131,0 | 122,7 | 118,4
Dienstreisen | km | 611.200 | 902.450 | 968.300
[/table]
## Kriterium 13: Klimarelevante Emissionen
Die Berechnung folgt dem VfU-Tool. Nicht enthalten sind die Emissionen des Kredit- und Anlagegeschäfts; eine erste Schätzung mit der PCAF-Methode ist für 2024 geplant.
[table widths=290 style=rules size=9]
! Treibhausgasemissionen in t CO_{2}e | 2021 | 2022 | 2023
Direkte Emissionen (Scope 1) | 719 | 648 | 612
Indirekte Emissionen aus Strom und Fernwärme (Scope 2), marktbasiert | 402 | 291 | 184
Indirekte Emissionen aus Strom und Fernwärme (Scope 2), ortsbasiert | 1.197 | 1.131 | 1.078
Geschäftsreisen (Scope 3, Kategorie 6) | 36 | 54 | 58
Arbeitswege (Scope 3, Kategorie 7) | 588 | 602 | 611
* Scope 1 und 2 (marktbasiert) | 1.121 | 939 | 796
[/table]
Für nicht vermeidbare Emissionen haben wir Zertifikate über 850 t CO_{2}e nach Gold Standard erworben und stillgelegt. Die Erträge kommen einem Kochöfen-Projekt in Ruanda zugute. Bis 2035 wollen wir den Geschäftsbetrieb klimaneutral gestalten; der DSGV hat dieses Ziel für die gesamte Gruppe verabschiedet.
Die Emissionen wurden mit den Faktoren der VfU-Kennzahlen in der Fassung 2022 ermittelt. Für Homeoffice (im Schnitt 1,4 Tage je Woche) setzen wir keine Emissionen an. Der Rückgang bei der Heizenergie ist zu rund einem Drittel witterungsbedingt.
Der Anteil der Kreditnehmer aus emissionsintensiven Branchen am gewerblichen Kreditvolumen betrug 8,7 %. Nach dem Nachhaltigkeitsscore der Gruppe wurden 41 % des Volumens mit A oder B bewertet. Im Depot A (1,12 Mrd. EUR) lagen zum Jahresende 84 % in Papieren mit einem MSCI-Rating von mindestens BBB.
[page]
## Kriterien 14 bis 16: Arbeitnehmerrechte, Chancengerechtigkeit, Qualifizierung
[table widths=260 style=rules size=9]
! Personalkennzahlen (Stichtag 31.12.) | 2021 | 2022 | 2023
Beschäftigte insgesamt | 697 | 692 | 684
– davon Frauen | 436 | 434 | 431
– davon Männer | 261 | 258 | 253
Vollzeit | 421 | 411 | 402
Teilzeit | 276 | 281 | 282
Unbefristet | 655 | 650 | 640
Befristet | 42 | 42 | 44
Auszubildende (in der Gesamtzahl enthalten) | 41 | 39 | 38
Beschäftigte unter 30 Jahren | 17,1 % | 17,0 % | 16,8 %
Beschäftigte von 30 bis 50 Jahren | 42,0 % | 41,5 % | 41,2 %
Beschäftigte über 50 Jahre | 40,9 % | 41,5 % | 42,0 %
Frauenanteil in Führungspositionen | 32,8 % | 33,9 % | 34,7 %
Teilzeitquote | 39,6 % | 40,6 % | 41,2 %
Fluktuationsquote | 5,5 % | 6,7 % | 6,3 %
Schwerbehindertenquote | 5,8 % | 6,0 % | 6,1 %
Krankheitsquote | 4,7 % | 6,4 % | 6,0 %
Weiterbildung je Mitarbeitenden in Stunden | 19,8 | 23,1 | 24,6
Meldepflichtige Arbeitsunfälle (ohne Wegeunfälle) | 2 | 5 | 3
[/table]
Rund 97 % der Beschäftigten werden nach dem TVöD-S vergütet. Vom Recht auf Elternzeit machten 34 Personen Gebrauch, darunter 9 Väter. Der Personalrat wird bei allen mitbestimmungspflichtigen Vorgängen beteiligt. Bis 2026 soll jede dritte Abteilungsleitung mit einer Frau besetzt sein; im Jahr 2023 wurden 7 von 16 freien Führungsstellen an Frauen vergeben. Das Zertifikat „audit berufundfamilie“ wurde zum vierten Mal bestätigt.
### Leistungsindikator GRI 406-1
Im Berichtsjahr wurden keine Diskriminierungsvorfälle gemeldet.
## Kriterium 20: Gesetzes- und richtlinienkonformes Verhalten
### Leistungsindikator GRI 205-3
2023 gab es keine bestätigten Korruptionsfälle. Alle 21 Geschäftsstellen wurden auf Korruptionsrisiken geprüft (GRI 205-1). Für Geldwäscheprävention absolvierten 99 % der Mitarbeitenden die Pflichtschulung.
### Leistungsindikator GRI 415-1: Parteispenden
Die Sparkasse hat keine Spenden an Parteien geleistet. Spenden und Sponsoring für Vereine summierten sich auf 1,37 Mio. EUR.
`,
    answers: `
GOV-1_01 = 2
GOV-1_02 = 15
GOV-1_05#female = 26.7 %
E1-5_01 = 6434860 kWh
E1-5_11 = 213900 kWh
E1-5_12 = 2786330 kWh
E1-6_07 = 612 t CO2e
E1-6_09 = 1078 t CO2e
E1-6_10 = 184 t CO2e
E1-6_11#cat6 = 58 t CO2e
E1-6_11#cat7 = 611 t CO2e
E1-7_03 = yes
E1-7_10 = 850 t CO2e
E3-4_01 = 6940 m3
E5-5_07 = 118.4 t
S1-6_02 = 684
S1-6_02#female = 431
S1-6_02#male = 253
S1-6_09#full_time = 402
S1-6_09#part_time = 282
S1-6_09#permanent = 640
S1-6_09#temporary = 44
S1-6_19 = 402
S1-6_20 = 282
S1-9_03 = 16.8 %
S1-9_04 = 41.2 %
S1-9_05 = 42 %
S1-6_12 = 6.3 %
S1-12_01 = 6.1 %
S1-13_04 = 24.6 h
S1-14_04 = 3
S1-8_01 = 97 %
S1-17_02 = 0
G1-4_04 = 0
G1-5_03 = 0 EUR
absent E1-6_11 E1-6_13 E1-6_12 E1-5_07 E1-5_05 SBM-1_06 S1-9_02#female S1-14_05 S1-6_11 S1-16_01 E5-4_02 S1-15_02 G1-3_07
`,
  },
  {
    name: 'silberhorst-versicherungen-esrs-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Versicherer mit Nachhaltigkeitserklärung nach ESRS: Geschlechter als Spalten, Anlageklassen der Kategorie 15, Tabellen mit Nummern',
    look: { size: 8.5, margin: 56 },
    text: `
head: Silberhorst Versicherungsgruppe – Zusammengefasster Lagebericht – Nichtfinanzielle Konzernerklärung
# Nachhaltigkeitserklärung
## ESRS 2 Allgemeine Angaben
### ESRS 2 GOV-1 – Die Rolle der Verwaltungs-, Leitungs- und Aufsichtsorgane
Der Vorstand der Silberhorst Holding a. G. setzt sich aus fünf geschäftsführenden Mitgliedern zusammen, der Aufsichtsrat aus zwölf nicht geschäftsführenden Mitgliedern. Vier Mitglieder des Aufsichtsrats vertreten die Arbeitnehmer.
[table widths=240 style=rules size=8]
! Tabelle 1: Zusammensetzung der Organe zum 31.12.2024 | Vorstand | Aufsichtsrat
Anzahl der Mitglieder | 5 | 12
davon Frauen | 2 | 5
Frauenanteil | 40,0 % | 41,7 %
Anteil unabhängiger Mitglieder | – | 66,7 %
[/table]
### ESRS 2 GOV-3 – Einbeziehung der nachhaltigkeitsbezogenen Leistung in Anreizsysteme
Nachhaltigkeitsziele sind Bestandteil der variablen Vergütung des Vorstands. 15 % der variablen Zielvergütung hängen von nachhaltigkeitsbezogenen Zielen ab, unter anderem von der Minderung der Emissionen im Anlageportfolio und vom Frauenanteil in Führung. Im Vorjahr waren es 10 %.
### ESRS 2 SBM-1 – Strategie, Geschäftsmodell und Wertschöpfungskette
Die Gruppe bietet Lebens-, Kranken- und Schaden-/Unfallversicherungen in Deutschland und Österreich an. Die gebuchten Bruttobeiträge stiegen um 4,4 % auf 2.311 Mio. EUR. Die Gesamterlöse im Sinne der ESRS beliefen sich auf 2.604 Mio. EUR. Rund 1,9 Mio. Kundinnen und Kunden vertrauen uns 4,3 Mio. Verträge an; die Kapitalanlagen belaufen sich auf 21,7 Mrd. EUR. Zum Stichtag beschäftigte die Gruppe 3.486 Personen (Köpfe); hinzu kommen 1.240 selbstständige Vermittler nach § 84 HGB, die nicht zu den eigenen Arbeitskräften zählen.
## ESRS E1 Klimawandel
### E1.SBM-3 – Wesentliche Auswirkungen, Risiken und Chancen
Als Versicherer sind wir über Naturgefahren und über die Kapitalanlage betroffen. Für die Wohngebäudeversicherung ergab die Simulation eines Jahrhunderthochwassers einen Bruttoschaden von 186 Mio. EUR, von dem 71 % rückversichert sind. In einem Szenario mit ungeordnetem Übergang (plus 200 EUR je Tonne CO_{2} bis 2030) sänke der Marktwert der Aktien um bis zu 6,8 %. Überschwemmungen und Hagel führten 2024 zu 14.200 gemeldeten Schäden.
### E1-1 – Übergangsplan für den Klimaschutz
Ein Übergangsplan wurde noch nicht verabschiedet. Als Mitglied einer Investoreninitiative richten wir das Portfolio bis 2050 auf Netto-Null aus. Für Aktien und Unternehmensanleihen soll der CO_{2}-Fußabdruck bis Ende 2029 um 50 % gegenüber 2019 sinken (erreicht: 38 %). Unternehmen, die mehr als 5 % ihres Umsatzes mit Kraftwerkskohle erzielen, sind ausgeschlossen.
### E1-5 – Energieverbrauch und Energiemix
[table widths=300,70 style=rules size=8]
! Tabelle 7: Energieverbrauch im eigenen Betrieb | Einheit | 2024
Energieverbrauch aus fossilen Quellen | MWh | 6.902
Anteil fossiler Quellen | % | 36,4
Energieverbrauch aus Kernkraftquellen | MWh | 118
Anteil nuklearer Quellen | % | 0,6
Energieverbrauch aus erneuerbaren Quellen | MWh | 11.920
Anteil erneuerbarer Quellen | % | 62,9
* Gesamtenergieverbrauch | MWh | 18.940
[/table]
fn: Im ersten Berichtsjahr werden gemäß ESRS 1 Abschnitt 10.3 keine Vergleichszahlen angegeben. Abweichungen durch Rundung möglich.
[page]
head: Silberhorst Versicherungsgruppe – Zusammengefasster Lagebericht – Nichtfinanzielle Konzernerklärung
### E1-6 – THG-Bruttoemissionen
Grundlage ist das GHG Protocol mit dem Ansatz der operativen Kontrolle. 87 % der finanzierten Emissionen beruhen auf Daten eines externen Anbieters.
[table widths=340 style=rules size=8]
! Tabelle 8: Treibhausgasbilanz (in t CO_{2}e) | 2024
Scope-1-THG-Bruttoemissionen | 1.486
Anteil der Scope-1-Emissionen aus regulierten Emissionshandelssystemen (%) | 0
Scope-2-THG-Bruttoemissionen, standortbezogen | 3.214
Scope-2-THG-Bruttoemissionen, marktbezogen | 902
Scope-3-THG-Bruttoemissionen | 1.302.252
·Kat. 1 Erworbene Waren und Dienstleistungen | 12.480
·Kat. 3 Brennstoff- und energiebezogene Tätigkeiten | 811
·Kat. 5 Abfall | 64
·Kat. 6 Geschäftsreisen | 1.392
·Kat. 7 Arbeitswege der Beschäftigten | 2.905
·Kat. 15 Investitionen | 1.284.600
* THG-Emissionen insgesamt (standortbezogen) | 1.306.952
* THG-Emissionen insgesamt (marktbezogen) | 1.304.640
THG-Intensität, standortbezogen (t CO_{2}e je Mio. EUR Gesamterlöse) | 501,9
THG-Intensität, marktbezogen (t CO_{2}e je Mio. EUR Gesamterlöse) | 501,0
[/table]
[table widths=220 style=rules size=8]
! Tabelle 9: Kategorie 15 nach Anlageklassen | Investiertes Volumen (Mio. EUR) | t CO_{2}e | Datenqualität (PCAF)
Unternehmensanleihen | 6.340 | 701.300 | 2,4
Börsennotierte Aktien | 1.185 | 188.900 | 2,1
Hypothekendarlehen | 2.910 | 221.700 | 4,1
Immobilien | 1.870 | 172.700 | 3,2
* Summe | 12.305 | 1.284.600 | 
nachrichtlich: Staatsanleihen | 5.020 | 412.000 | 1,3
[/table]
Ein interner CO_{2}-Preis wird derzeit nicht angewendet. Der Kauf von CO_{2}-Zertifikaten ist nicht vorgesehen.
### E1-3 – Maßnahmen und Mittel
[columns 2]
Der Hauptsitz wird seit Oktober 2024 mit Fernwärme beheizt. In den Direktionen Nord und Ost wurden 160 Ladepunkte errichtet; 64 % der neu bestellten Dienstwagen fahren elektrisch. Flüge innerhalb Deutschlands sind seit 2023 nur mit Begründung erlaubt, ihre Zahl ging von 1.105 auf 742 zurück.
[next]
Im Berichtsjahr wurden mit 28 Unternehmen, auf die 34 % der finanzierten Emissionen entfallen, Gespräche über deren Klimaziele geführt. Green Bonds machten 1.420 Mio. EUR oder 6,5 % der Kapitalanlagen aus; bis 2027 sollen es 10 % sein.
[/columns]
fn: Datenqualität nach PCAF von 1 (sehr gut) bis 5 (Schätzung).
[page]
head: Silberhorst Versicherungsgruppe – Zusammengefasster Lagebericht – Nichtfinanzielle Konzernerklärung
## ESRS S1 Eigene Belegschaft
### S1-6 – Merkmale der Beschäftigten
Die Zahlen werden als Personenzahl zum Ende des Berichtszeitraums angegeben.
[table widths=180 style=rules size=8]
! Tabelle 14: Beschäftigte nach Geschlecht und Vertrag | Frauen | Männer | Divers | Gesamt
Zahl der Beschäftigten | 1.812 | 1.672 | 2 | 3.486
Dauerhaft Beschäftigte | 1.702 | 1.597 | 2 | 3.301
Befristet Beschäftigte | 110 | 75 | 0 | 185
Beschäftigte ohne garantierte Arbeitsstunden | 0 | 0 | 0 | 0
Vollzeitbeschäftigte | 934 | 1.455 | 1 | 2.390
Teilzeitbeschäftigte | 878 | 217 | 1 | 1.096
[/table]
[table widths=300 style=rules size=8]
! Tabelle 15: Beschäftigte nach Ländern | Personenzahl
Deutschland | 2.948
Österreich | 461
Sonstige | 77
[/table]
Im Berichtsjahr schieden 262 Beschäftigte aus, die Quote der Mitarbeiterfluktuation betrug 7,5 %. Als Fremdarbeitskräfte waren 148 Personen tätig: 96 Selbstständige in IT-Projekten und 52 Leiharbeitskräfte (S1-7).
### S1-8 – Tarifvertragliche Abdeckung und sozialer Dialog
88,4 % aller Beschäftigten fallen unter einen Tarifvertrag, in Deutschland 87,1 % und in Österreich 100 %. Nicht erfasst sind leitende Angestellte und die Gesellschaften der Assistance.
### S1-9 – Diversitätskennzahlen
[table widths=260 style=rules size=8]
! Tabelle 17 | Anzahl | Anteil
Oberste Führungsebene – Frauen | 19 | 29,7 %
Oberste Führungsebene – Männer | 45 | 70,3 %
Beschäftigte unter 30 Jahren | 512 | 14,7 %
Beschäftigte zwischen 30 und 50 Jahren | 1.598 | 45,8 %
Beschäftigte über 50 Jahre | 1.376 | 39,5 %
[/table]
fn: Oberste Führungsebene: die beiden Ebenen unterhalb des Vorstands. Über alle Führungsebenen lag der Frauenanteil bei 33,8 % (Ziel 2027: 38 %).
### S1-1 bis S1-5 – Konzepte, Einbindung, Maßnahmen und Ziele
Die Menschenrechtserklärung der Gruppe gilt für alle Gesellschaften. An der jährlichen Befragung nahmen 79 % der Beschäftigten teil, der Zufriedenheitswert stieg von 71 auf 73 Punkte. Bis 2027 sollen die Fluktuation unter 7 % und der Anteil der Frauen in allen Führungsebenen bei 38 % liegen. 46 Gesundheitslotsen beraten an 18 Standorten; das Angebot der Lebenslagenberatung nutzten 412 Personen. Für Nachwuchskräfte gibt es 90 Plätze im dualen Studium.
[page]
head: Silberhorst Versicherungsgruppe – Zusammengefasster Lagebericht – Nichtfinanzielle Konzernerklärung
### S1-10 und S1-11 – Angemessene Entlohnung und Sozialschutz
Alle Beschäftigten erhalten eine angemessene Entlohnung im Einklang mit den geltenden Referenzwerten. Durch öffentliche Systeme und betriebliche Leistungen sind alle Beschäftigten gegen Verdienstverluste aufgrund von Krankheit, Arbeitslosigkeit, Arbeitsunfall und Erwerbsminderung, Elternurlaub sowie Ruhestand abgesichert.
### S1-12 bis S1-15
[table widths=280 style=rules size=8]
! Tabelle 18 | Frauen | Männer | Gesamt
Menschen mit Behinderungen unter den Beschäftigten | 5,0 % | 5,4 % | 5,2 %
Teilnahme an regelmäßigen Leistungs- und Laufbahnbeurteilungen | 91,4 % | 93,0 % | 92,2 %
Durchschnittliche Zahl der Schulungsstunden | 19,8 | 21,6 | 20,7
Anspruch auf Arbeitsfreistellung aus familiären Gründen | 100 % | 100 % | 100 %
Inanspruchnahme durch anspruchsberechtigte Beschäftigte | 8,9 % | 7,1 % | 8,0 %
[/table]
### S1-14 – Gesundheitsschutz und Sicherheit
[table widths=400 style=rules size=8]
! Tabelle 19 | 2024
Abdeckung der eigenen Belegschaft durch ein Managementsystem für Gesundheit und Sicherheit | 100 %
Todesfälle in der eigenen Belegschaft | 0
Todesfälle anderer Arbeitskräfte an Standorten der Gruppe | 0
Meldepflichtige Arbeitsunfälle | 21
Quote meldepflichtiger Arbeitsunfälle (je 1 Mio. Arbeitsstunden) | 3,9
Fälle meldepflichtiger arbeitsbedingter Erkrankungen | 0
Ausfalltage aufgrund arbeitsbedingter Verletzungen | 388
[/table]
### S1-16 – Vergütungsparameter
Das geschlechtsspezifische Verdienstgefälle beträgt 18,6 %; bereinigt um Funktion, Standort und Arbeitszeit verbleiben 2,4 %. Das Verhältnis der jährlichen Gesamtvergütung der höchstbezahlten Einzelperson zum Median beträgt 21,4.
### S1-17 – Vorfälle, Beschwerden und schwerwiegende Auswirkungen
Es wurden 3 Fälle von Diskriminierung einschließlich Belästigung gemeldet. Über die Beschwerdekanäle gingen 17 Beschwerden ein, bei den Nationalen Kontaktstellen der OECD keine. Geldbußen, Sanktionen oder Schadenersatz fielen nicht an (0 EUR). Schwerwiegende Vorfälle in Bezug auf Menschenrechte gab es nicht.
## ESRS G1 Unternehmensführung
96 % der risikobehafteten Funktionen waren durch Schulungen zur Verhinderung von Korruption und Bestechung abgedeckt (G1-3). 2024 gab es 0 Verurteilungen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften; Geldstrafen wurden in Höhe von 0 EUR verhängt (G1-4). Über das Hinweisgebersystem gingen 11 Meldungen ein.
Lieferanten mit einem Jahresvolumen von mehr als 100.000 EUR müssen eine Selbstauskunft abgeben; 2024 lagen 318 von 352 Auskünften vor. Die Branche der Versicherungen zahlte nach einer Erhebung des Verbands im Mittel nach 19 Tagen.
`,
    answers: `
GOV-1_01 = 5
GOV-1_02 = 12
GOV-1_05#female = 41.7|40 %
GOV-1_07 = 66.7 %
GOV-3_01 = yes
GOV-3_05 = 15 %
SBM-1_03 = 3486
SBM-1_06 = 2604 EUR million
E1-5_01 = 18940 MWh
E1-5_02 = 6902 MWh
E1-5_03 = 118 MWh
E1-5_04 = 0.6 %
E1-5_05 = 11920 MWh
E1-5_09 = 62.9 %
E1-5_15 = 36.4 %
E1-6_07 = 1486 t CO2e
E1-6_08 = 0 %
E1-6_09 = 3214 t CO2e
E1-6_10 = 902 t CO2e
E1-6_11 = 1302252 t CO2e
E1-6_11#cat1 = 12480 t CO2e
E1-6_11#cat3 = 811 t CO2e
E1-6_11#cat5 = 64 t CO2e
E1-6_11#cat6 = 1392 t CO2e
E1-6_11#cat7 = 2905 t CO2e
E1-6_11#cat15 = 1284600 t CO2e
E1-6_12 = 1306952 t CO2e
E1-6_13 = 1304640 t CO2e
E1-6_30 = 501.9 t CO2e/EUR million
E1-6_31 = 501 t CO2e/EUR million
S1-6_02 = 3486
S1-6_02#female = 1812
S1-6_02#male = 1672
S1-6_02#other = 2
S1-6_05#DE = 2948
S1-6_05#AT = 461
S1-6_09#permanent = 3301
S1-6_09#permanent_female = 1702
S1-6_09#permanent_male = 1597
S1-6_09#permanent_other = 2
S1-6_09#temporary = 185
S1-6_09#temporary_female = 110
S1-6_09#temporary_male = 75
S1-6_09#temporary_other = 0
S1-6_09#non_guaranteed = 0
S1-6_09#non_guaranteed_female = 0
S1-6_09#non_guaranteed_male = 0
S1-6_09#non_guaranteed_other = 0
S1-6_09#full_time = 2390
S1-6_09#full_time_female = 934
S1-6_09#full_time_male = 1455
S1-6_09#full_time_other = 1
S1-6_09#part_time = 1096
S1-6_09#part_time_female = 878
S1-6_09#part_time_male = 217
S1-6_09#part_time_other = 1
S1-6_19 = 2390
S1-6_20 = 1096
S1-6_11 = 262
S1-6_12 = 7.5 %
S1-6_14 = headcount|Personenzahl
S1-6_15 = EndedesBerichtszeitraums|endofthereportingperiod|31.12.|endofreportingperiod
S1-7_01 = 148
S1-7_02 = 96
S1-7_03 = 52
S1-8_01 = 88.4 %
S1-8_02#DE = 87.1 %
S1-8_02#AT = 100 %
S1-9_01#female = 19
S1-9_01#male = 45
S1-9_02#female = 29.7 %
S1-9_02#male = 70.3 %
S1-9_03 = 512|14.7
S1-9_04 = 1598|45.8
S1-9_05 = 1376|39.5
S1-10_01 = yes
S1-11_01 = yes
S1-11_02 = yes
S1-11_03 = yes
S1-11_04 = yes
S1-11_05 = yes
S1-12_01 = 5.2 %
S1-12_02#female = 5 %
S1-12_02#male = 5.4 %
S1-13_02 = 92.2 %
S1-13_02#female = 91.4 %
S1-13_02#male = 93 %
S1-13_04 = 20.7 h
S1-13_04#female = 19.8 h
S1-13_04#male = 21.6 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 21
S1-14_05 = 3.9
S1-14_06 = 0
S1-14_07 = 388
S1-15_01 = 100 %
S1-15_02 = 8 %
S1-15_02#female = 8.9 %
S1-15_02#male = 7.1 %
S1-16_01 = 18.6 %
S1-16_02 = 21.4
S1-17_02 = 3
S1-17_03 = 17
S1-17_04 = 0
S1-17_05 = 0 EUR
S1-17_08 = 0
S1-17_10 = yes
G1-3_07 = 96 %
G1-4_01 = 0
G1-4_02 = 0 EUR
absent E1-4_04 E1-8_04 E1-7_10 E3-4_01 E5-5_07 G1-6_01 E1-5_18 E1-4_16
`,
  },
]
