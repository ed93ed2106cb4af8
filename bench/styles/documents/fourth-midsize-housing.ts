import type { StyleDocument } from '../style-document.ts'

/** A municipal housing company with its declaration to the German Sustainability Code. */
export const fourthMidsizeHousing: StyleDocument[] = [
  {
    name: 'wohnbau-sellenau-dnk-erklaerung-2023.pdf',
    language: 'de',
    year: 2023,
    style:
      'kommunales Wohnungsunternehmen mit DNK-Erklärung: Checklistentext der GRI-Indikatoren vor den Antworten, Bestandsdaten der Mieter neben eigenen Zahlen',
    look: { size: 9, margin: 56 },
    text: `
head: Wohnbau Sellenau GmbH   DNK-Erklärung 2023   Seite 3/38
# DNK-Erklärung 2023
## Wohnbau Sellenau GmbH
Leistungsindikatoren-Set: GRI SRS. Die Erklärung wurde von der Geschäftsstelle des Deutschen Nachhaltigkeitskodex auf formale Vollständigkeit geprüft. Berichtsjahr: 2023.
### Allgemeines
Die Wohnbau Sellenau GmbH ist eine hundertprozentige Tochter der Stadt Sellenau. Sie bewirtschaftet 11.284 eigene Wohnungen, 143 Gewerbeeinheiten und 4.960 Stellplätze; rund jede fünfte Sellenauerin und jeder fünfte Sellenauer wohnt bei uns. Die Durchschnittsmiete lag zum Jahresende bei 6,87 €/m² (Mietspiegel: 8,94 €/m²). Der Umsatz betrug im Berichtsjahr 86,4 Mio. € (2022: 83,9 Mio. €), die Bilanzsumme 742,8 Mio. €. Die Erklärung bezieht sich allein auf die Wohnbau Sellenau GmbH; die Servicegesellschaft mit 41 Beschäftigten ist nicht einbezogen.
## Kriterien 1–10: Nachhaltigkeitskonzept
### 3. Ziele
Der Gebäudebestand soll bis 2045 klimaneutral bewirtschaftet werden. Als Zwischenziel sollen die Emissionen des Bestands von 27,4 kg CO_{2}/m² im Jahr 2020 auf 15 kg CO_{2}/m² im Jahr 2030 sinken. 2023 erreichten wir 23,1 kg CO_{2}/m². Für die Modernisierung sind im Wirtschaftsplan 2024 bis 2028 insgesamt 148 Mio. € vorgesehen, im Berichtsjahr wurden 24,6 Mio. € verbaut. Jährlich sollen 2 % der Wohnungen energetisch modernisiert werden; 2023 waren es 1,7 % (192 Wohnungen).
### 5. Verantwortung
Verantwortlich ist die Geschäftsführung. Zwei Geschäftsführer leiten das Unternehmen. Der Aufsichtsrat besteht aus neun Mitgliedern, die der Rat der Stadt entsendet.
### 7. Kontrolle
Leistungsindikator GRI SRS-102-16: Werte

Die berichtende Organisation muss folgende Informationen offenlegen: a. eine Beschreibung der Werte, Grundsätze, Standards und Verhaltensnormen der Organisation.

Grundlage unseres Handelns sind das Leitbild von 2019 und die Compliance-Richtlinie.
### 8. Anreizsysteme
Nachhaltigkeitsziele sind bislang kein Bestandteil der Vergütung. Die Zielvereinbarungen der Geschäftsführung enthalten wirtschaftliche Kennzahlen sowie die Zahl der Baufertigstellungen.

Leistungsindikator GRI SRS-102-38: Verhältnis der Jahresgesamtvergütung

Die berichtende Organisation muss folgende Informationen offenlegen: a. Verhältnis der Jahresgesamtvergütung der am höchsten bezahlten Person der Organisation zum Median der Jahresgesamtvergütung aller Angestellten (mit Ausnahme der am höchsten bezahlten Person).

Das Verhältnis betrug im Berichtsjahr 4,2 zu 1.
### 9. Beteiligung von Anspruchsgruppen
An der Befragung unserer Mieterinnen und Mieter beteiligten sich 3.412 Haushalte (Rücklauf 31 %). 82 % sind mit ihrer Wohnung zufrieden oder sehr zufrieden. Im Mieterbeirat wirken zwölf gewählte Vertreterinnen und Vertreter mit. 2023 gingen 1.964 Beschwerden ein, am häufigsten über Lärm (38 %) und Sauberkeit (22 %).
[page]
head: Wohnbau Sellenau GmbH   DNK-Erklärung 2023   Seite 21/38
## Kriterien 11–13: Umweltbelange
### 11. Inanspruchnahme von natürlichen Ressourcen
Im eigenen Geschäftsbetrieb (Verwaltungsgebäude, Regiebetrieb, Fuhrpark) verbrauchen wir vor allem Strom, Fernwärme und Kraftstoffe. Ungleich größer ist der Verbrauch in den Wohnungen: 2023 wurden für Heizung und Warmwasser 94.310 MWh Wärme an die Mieter geliefert, davon 58.270 MWh Fernwärme und 36.040 MWh aus Gaskesseln der Wohnbau Sellenau.
### 12. Ressourcenmanagement
Leistungsindikator GRI SRS-301-1: Eingesetzte Materialien

Als Dienstleister setzen wir in der Verwaltung im Wesentlichen Papier ein: 9,4 t, davon 91 % Recyclingpapier. Für Baumaterialien liegen keine Daten vor.

Leistungsindikator GRI SRS-302-1: Energieverbrauch

Die berichtende Organisation muss folgende Informationen offenlegen: a. den gesamten Kraftstoffverbrauch innerhalb der Organisation aus nicht erneuerbaren Quellen, in Joule oder deren Vielfachen, einschließlich der verwendeten Kraftstoffarten; e. den gesamten Energieverbrauch innerhalb der Organisation.
[table widths=215,85,85 style=grid size=8]
! Energieverbrauch Geschäftsbetrieb | 2022 | 2023 | Einheit
Strom (100 % Ökostrom) | 418.200 | 402.600 | kWh
davon eigene PV-Anlage Verwaltungsgebäude | 38.900 | 41.300 | kWh
Fernwärme | 596.000 | 561.400 | kWh
Erdgas (Regiebetrieb) | 188.700 | 171.900 | kWh
Diesel und Benzin (Fuhrpark) | 349.500 | 327.100 | kWh
* Summe | 1.552.400 | 1.463.000 | kWh
[/table]
Leistungsindikator GRI SRS-302-4: Verringerung des Energieverbrauchs

Gegenüber dem Vorjahr sank der Energieverbrauch im Geschäftsbetrieb um 89.400 kWh (5,8 %). Elf Verbrenner wurden durch E-Fahrzeuge ersetzt, damit fahren 24 von 52 Fahrzeugen elektrisch.

Leistungsindikator GRI SRS-303-3: Wasserentnahme

Im Verwaltungsgebäude und im Regiebetrieb wurden 2.184 m³ Trinkwasser aus dem öffentlichen Netz entnommen. Der Wasserverbrauch der Mieter (rund 812.000 m³) wird zentral abgerechnet, ist aber nicht uns zuzurechnen.

Leistungsindikator GRI SRS-306-3 (2020): Angefallener Abfall

Im Geschäftsbetrieb fielen 63,8 t Abfall an:
- Papier und Pappe: 18,2 t
- Restmüll: 21,5 t
- Leichtverpackungen: 6,9 t
- Elektroschrott und Batterien (gefährlich): 1,4 t
- Altmöbel und Holz: 15,8 t
Abfälle von Baustellen entsorgen die beauftragten Firmen.
[page]
head: Wohnbau Sellenau GmbH   DNK-Erklärung 2023   Seite 24/38
### 13. Klimarelevante Emissionen
Wir bilanzieren seit 2020 nach dem GHG Protocol mit dem Rechner unseres Fachverbands.

Leistungsindikator GRI SRS-305-1 (siehe GH-EN15): Direkte THG-Emissionen (Scope 1)

Leistungsindikator GRI SRS-305-2: Indirekte energiebezogene THG-Emissionen (Scope 2)

Leistungsindikator GRI SRS-305-3: Sonstige indirekte THG-Emissionen (Scope 3)
[table widths=265,80 style=grid size=8]
! Emissionen in t CO_{2}-Äquivalente | 2022 | 2023
Scope 1 | 8.742 | 7.396
davon Gaskessel in Wohngebäuden | 8.611 | 7.274
davon Geschäftsbetrieb | 131 | 122
Scope 2 | 104 | 98
davon Strom (marktbezogen) | 0 | 0
davon Fernwärme der Verwaltung | 104 | 98
Scope 3 | 14.208 | 13.517
davon vermietete Gebäude (Fernwärme, Mieterstrom) | 11.930 | 11.322
davon Vorkette der Energieträger | 2.190 | 2.110
davon Pendeln | 76 | 73
davon Dienstreisen | 12 | 12
* Gesamt | 23.054 | 21.011
[/table]
Für die Neubauten wurden die Emissionen der Herstellungsphase einmalig abgeschätzt (rund 640 kg CO_{2}/m²); sie sind in der Bilanz nicht enthalten. Der Scope-2-Wert nach der standortbezogenen Methode beträgt 262 t CO_{2}-Äquivalente.

Leistungsindikator GRI SRS-305-5: Senkung der THG-Emissionen

Die Emissionen aus Scope 1 und 2 sind gegenüber dem Vorjahr um 15 % gesunken. Knapp die Hälfte davon ist auf die milde Witterung zurückzuführen. Auf den Dächern unserer Häuser speisten Anlagen von Pächtern 1.120 MWh Solarstrom ein.
[page]
head: Wohnbau Sellenau GmbH   DNK-Erklärung 2023   Seite 27/38
## Kriterien 14–20: Gesellschaft
### 14. Arbeitnehmerrechte
Für alle Arbeitnehmerinnen und Arbeitnehmer (100 %) gilt der Tarifvertrag für die Wohnungs- und Immobilienwirtschaft; ausgenommen ist nur die Geschäftsführung. Es besteht ein Betriebsrat mit sieben Mitgliedern.
### 15. Chancengerechtigkeit
Frauen stellen 52,4 % der Belegschaft und 38,5 % der Führungskräfte (10 von 26). Der Frauenanteil in der ersten Führungsebene unterhalb der Geschäftsführung beträgt 33,3 % (2 von 6). Menschen mit Schwerbehinderung oder Gleichstellung haben einen Anteil von 7,1 %.
[table widths=250,100 style=grid size=8]
! Beschäftigte zum 31.12.2023 | Anzahl | Anteil
Insgesamt | 252 | 100,0 %
weiblich | 132 | 52,4 %
männlich | 120 | 47,6 %
unter 30 Jahre | 38 | 15,1 %
30 bis 50 Jahre | 116 | 46,0 %
über 50 Jahre | 98 | 38,9 %
unbefristet | 231 | 91,7 %
befristet (einschließlich 14 Auszubildender) | 21 | 8,3 %
Vollzeit | 189 | 75,0 %
Teilzeit | 63 | 25,0 %
[/table]
### 16. Qualifizierung
Leistungsindikator GRI SRS-403-9: Arbeitsbedingte Verletzungen

Die berichtende Organisation muss für alle Angestellten offenlegen: i. Anzahl und Rate der Todesfälle aufgrund arbeitsbedingter Verletzungen; iii. Anzahl und Rate der dokumentierbaren arbeitsbedingten Verletzungen.

Todesfälle: 0. Dokumentierbare arbeitsbedingte Verletzungen: 6 (2022: 9). Die Rate beträgt 16,1 je 1 Mio. Arbeitsstunden. Hinzu kamen drei Wegeunfälle.

Leistungsindikator GRI SRS-404-1: Stundenzahl der Aus- und Weiterbildung

Je Angestellten wurden im Durchschnitt 19,4 Stunden aufgewendet (Frauen: 18,7 Stunden, Männer: 20,2 Stunden).

Leistungsindikator GRI SRS-405-1: Diversität

a. Geschäftsführung und Aufsichtsrat: 4 von 11 Personen sind Frauen (36,4 %). Unter 30 Jahre: 0 %, 30 bis 50 Jahre: 27,3 %, über 50 Jahre: 72,7 %.

b. Angestellte: siehe Kriterium 15.

Leistungsindikator GRI SRS-406-1: Diskriminierungsvorfälle

Im Berichtszeitraum gab es keine Diskriminierungsvorfälle.
[page]
head: Wohnbau Sellenau GmbH   DNK-Erklärung 2023   Seite 33/38
### 17. Menschenrechte
Unsere Auftragnehmer verpflichten sich zur Einhaltung des Tariftreue- und Vergabegesetzes. 

Leistungsindikator GRI SRS-414-1: Auf soziale Aspekte geprüfte, neue Lieferanten

100 % der neuen Rahmenvertragspartner (17) wurden anhand des Vergabegesetzes geprüft.
### 18. Gemeinwesen
Das Unternehmen führte 3,0 Mio. € an die Stadt ab und unterstützte 46 Vereine mit zusammen 118.000 €.

Leistungsindikator GRI SRS-201-1: Unmittelbar erzeugter und ausgeschütteter wirtschaftlicher Wert

Löhne und Gehälter: 15,2 Mio. €.
### 19. Politische Einflussnahme
Wir sind Mitglied in den Verbänden der Wohnungswirtschaft.

Leistungsindikator GRI SRS-415-1: Parteispenden

Als kommunales Unternehmen leisten wir keine Parteispenden (0 €).
### 20. Gesetzes- und richtlinienkonformes Verhalten
Leistungsindikator GRI SRS-205-1: Auf Korruptionsrisiken geprüfte Betriebsstätten

Alle vier Abteilungen wurden 2022 geprüft.

Leistungsindikator GRI SRS-205-3: Korruptionsvorfälle

Im Berichtsjahr gab es keine bestätigten Korruptionsvorfälle. Verträge mit Geschäftspartnern mussten nicht wegen Korruption gekündigt werden.

Leistungsindikator GRI SRS-419-1: Nichteinhaltung von Gesetzen und Vorschriften

Bußgelder oder nicht monetäre Sanktionen wurden nicht verhängt. Ein Verfahren wegen einer verspäteten Trinkwasseruntersuchung wurde eingestellt.
`,

    answers: `
BP-1_01 = individual|individuell|Einzelbasis
GOV-1_01 = 2
GOV-1_02 = 9
GOV-1_05#female = 36.4 %
GOV-3_01 = no
SBM-1_06 = 86.4 EUR million
E1-5_01 = 1463000 kWh
E1-5_08 = 41300 kWh
E1-5_11 = 327100 kWh
E1-5_12 = 171900 kWh
E1-6_07 = 7396 t CO2e
E1-6_09 = 262 t CO2e
E1-6_10 = 98 t CO2e
E1-6_11 = 13517 t CO2e
E1-6_11#cat3 = 2110 t CO2e
E1-6_11#cat6 = 12 t CO2e
E1-6_11#cat7 = 73 t CO2e
E1-6_11#cat13 = 11322 t CO2e
E1-6_13 = 21011 t CO2e
E3-4_11 = 2184 m3
E5-5_07 = 63.8 t
E5-5_15 = 1.4 t
S1-6_02 = 252
S1-6_02#female = 132
S1-6_02#male = 120
S1-6_09#permanent = 231
S1-6_09#temporary = 21
S1-6_09#full_time = 189
S1-6_09#part_time = 63
S1-6_15 = 31.12.|31.Dezember|endofthereportingperiod|endofreportingperiod
S1-6_19 = 189
S1-6_20 = 63
S1-8_01 = 100 %
S1-9_01#female = 2
S1-9_02#female = 33.3 %
S1-9_03 = 38|15.1
S1-9_04 = 116|46.0
S1-9_05 = 98|38.9
S1-12_01 = 7.1 %
S1-13_04 = 19.4 h
S1-13_04#female = 18.7 h
S1-13_04#male = 20.2 h
S1-14_02 = 0
S1-14_04 = 6
S1-14_05 = 16.1
S1-16_02 = 4.2
S1-17_02 = 0
S4-3_13 = 1964
G1-4_04 = 0
G1-4_07 = 0
G1-5_03 = 0 EUR
absent E1-4_04 E1-4_07 E1-5_02 E1-5_05 E1-5_07 E1-5_09 E1-5_17 E1-6_12 E1-6_30 E3-4_01 E5-4_02 E5-5_08#recycling S1-6_11 S1-6_12 S1-16_01 G1-4_01 G1-4_02 G1-6_01
`,
  },
]
