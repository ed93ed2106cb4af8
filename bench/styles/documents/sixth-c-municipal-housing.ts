import type { StyleDocument } from '../style-document.ts'

export const sixthCMunicipalHousing: StyleDocument = {
  name: 'wohnbau-hattenried-dnk-erklaerung-2023.pdf',
  language: 'de',
  year: 2023,
  style:
    'municipal housing company, DNK declaration with its twenty criteria and performance indicators in running text',
  look: { font: 'sans', size: 9.5, margin: 57 },
  text: `
head: DNK-Erklärung 2023 – Wohnbau Hattenried GmbH
# DNK-Erklärung 2023
## Wohnbau Hattenried GmbH
Leistungsindikatoren-Set: GRI SRS. Berichtsjahr: 2023. Kontakt: Stabsstelle Nachhaltigkeit, Judith Marquering

### Leistungsindikatoren zur Unternehmensgröße
[table style=grid widths=300,130 size=9]
Beschäftigte (Köpfe, 31.12.2023) | 168
Umsatzerlöse | 71,8 Mio. Euro
Bilanzsumme | 512,4 Mio. Euro
Eigener Wohnungsbestand | 9.840 Wohnungen
Gewerbeeinheiten | 214
[/table]

## Allgemeine Informationen
Beschreiben Sie Ihr Geschäftsmodell (u. a. Unternehmensgegenstand, Produkte/Dienstleistungen)

Die Wohnbau Hattenried GmbH wurde 1922 gegründet und gehört zu 100 Prozent der Stadt Hattenried. Sie bewirtschaftet rund ein Sechstel aller
Mietwohnungen der Stadt. 41 Prozent unserer Wohnungen unterliegen einer Belegungs- oder Mietpreisbindung. Die durchschnittliche Nettokaltmiete
betrug Ende 2023 6,94 Euro je Quadratmeter, der örtliche Mietspiegel weist 8,37 Euro aus. Im Jahr 2023 haben wir 86 Wohnungen fertiggestellt und 243
modernisiert; 31,6 Mio. Euro flossen in Instandhaltung und Modernisierung.

Ergänzende Anmerkungen: Diese Erklärung ist unsere vierte. Sie bezieht sich ausschließlich auf die Wohnbau Hattenried GmbH. Die Tochtergesellschaft
Hattenrieder Quartiersdienste GmbH (22 Beschäftigte, Grünpflege und Winterdienst) ist nicht einbezogen. Eine Prüfung durch Dritte erfolgte nicht.

## KRITERIEN 1–10: NACHHALTIGKEITSKONZEPT
### 1. Strategische Analyse und Maßnahmen
Das Unternehmen legt offen, ob es eine Nachhaltigkeitsstrategie verfolgt und mit welchen Maßnahmen.

Der Aufsichtsrat hat im Dezember 2022 die Strategie „Hattenried 2040“ beschlossen. Sie beruht auf drei Leitsätzen: bezahlbar bleiben,
klimaneutral werden, Nachbarschaft stärken. Zwischen diesen Sätzen bestehen Spannungen, die wir offen benennen. Eine energetische
Vollmodernisierung kostet uns inzwischen rund 1.450 Euro je Quadratmeter Wohnfläche, 2019 waren es 980 Euro. Würden wir die gesetzlich zulässige Umlage
ausschöpfen, stiege die Kaltmiete um 3 Euro. Wir begrenzen die Erhöhung daher freiwillig auf 1,50 Euro je Quadratmeter.

### 2. Wesentlichkeit
Das Unternehmen legt offen, welche Aspekte der eigenen Geschäftstätigkeit wesentlich auf Aspekte der Nachhaltigkeit einwirken.

Mit einem Beteiligungsworkshop (Stadt, Mieterbeirat, Bank, Betriebsrat, Handwerk) haben wir 2021 neun Themen als wesentlich bestimmt, an erster
Stelle den Energieverbrauch des Bestandes. Physische Klimarisiken haben wir 2023 erstmals systematisch untersucht: Für alle 1.118 Gebäude liegt
eine Bewertung der Gefährdung durch Starkregen, Hitze und Flusshochwasser vor. 74 Gebäude, vor allem am Mühlbach, wurden als stark gefährdet
eingestuft; für 20 davon sind Rückstausicherungen beauftragt.

### 3. Ziele
Das Unternehmen legt offen, welche qualitativen und/oder quantitativen Nachhaltigkeitsziele gesetzt werden.

- Senkung der Treibhausgasemissionen (Scope 1 bis 3 zusammen) um 55 Prozent bis 2030 gegenüber 2019, Klimaneutralität des Bestandes bis 2040
- Sanierungsquote von mindestens 2,5 Prozent im Jahr (2023: 2,1 Prozent)
- 400 neue Wohnungen bis 2027, davon 60 Prozent gefördert
- 5 MWp Photovoltaik auf unseren Dächern bis 2028 (Ende 2023: 1,9 MWp)
- Frauenanteil in Führungspositionen von 40 Prozent bis 2026 (Ende 2023: 35 Prozent)

### 4. Tiefe der Wertschöpfungskette
Das Unternehmen gibt an, welche Bedeutung Aspekte der Nachhaltigkeit für die Wertschöpfung haben.

Rund 82 Prozent unserer Aufträge vergeben wir an Betriebe im Umkreis von 50 Kilometern. Als öffentlicher Auftraggeber sind wir an das
Vergaberecht gebunden. Seit 2021 ist der „Verhaltenskodex für Auftragnehmer“ Bestandteil aller Bau- und Dienstleistungsverträge über 10.000 Euro. Er verlangt die
Zahlung des Tarif- bzw. Mindestlohns, schließt Schwarzarbeit aus und lässt Nachunternehmer nur mit Zustimmung zu. Auf unseren Baustellen fanden
2023 elf unangekündigte Kontrollen statt; in zwei Fällen fehlten Nachweise.

### 5. Verantwortung
Die Verantwortlichkeiten in der Unternehmensführung für Nachhaltigkeit werden offengelegt.

Verantwortlich ist die Geschäftsführerin, Frau Dr. Almuth Steingräber. Sie führt das Unternehmen seit 2018 allein. Die Stabsstelle Nachhaltigkeit (1,5
Stellen) berichtet ihr unmittelbar.

### 6. Regeln und Prozesse
Das Unternehmen legt offen, wie die Nachhaltigkeitsstrategie durch Regeln und Prozesse im operativen Geschäft implementiert wird.

Jede Investition über 250.000 Euro wird mit einem Nachhaltigkeitssteckbrief vorgelegt. Die Portfolioplanung ist mit dem Klimapfad verknüpft, der für
jedes Gebäude Jahr und Art der Modernisierung enthält und jährlich fortgeschrieben wird.

### 7. Kontrolle
Das Unternehmen legt offen, wie und welche Leistungsindikatoren zur Nachhaltigkeit genutzt werden.

Wir steuern vor allem über den Endenergieverbrauch je Quadratmeter (2023: 119 kWh, 2022: 124 kWh, witterungsbereinigt), die Emissionsintensität (25,1 kg
CO_{2}e je Quadratmeter) und die Mieterzufriedenheit (Gesamtnote 2,2 in der Befragung von 2022 mit 3.106 Antworten).

Leistungsindikator GRI SRS-102-16: Werte. Leitbild, Compliance-Richtlinie und die Betriebsvereinbarung „Respekt am Arbeitsplatz“ sind im Intranet veröffentlicht.

### 8. Anreizsysteme
Das Unternehmen legt offen, wie sich die Zielvereinbarungen auch am Erreichen von Nachhaltigkeitszielen orientieren.

Die Tantieme der Geschäftsführung hängt zu 20 Prozent von der Sanierungsquote und den CO_{2}-Zielen ab. Für Bereichsleitungen gibt es eine solche
Regelung bisher nicht. Leistungsindikator GRI SRS-102-38 (Verhältnis der Jahresgesamtvergütung): Dazu machen wir aus Gründen des Datenschutzes keine Angabe.

### 9. Beteiligung von Anspruchsgruppen
Das Unternehmen legt offen, wie gesellschaftliche und wirtschaftlich relevante Anspruchsgruppen identifiziert werden.

Wichtigstes Gremium ist der Mieterbeirat mit 15 gewählten Mitgliedern, der viermal im Jahr mit der Geschäftsführung zusammenkommt. Vor
Modernisierungen laden wir zu Hausversammlungen ein (2023: 19). Über Telefon, Mieterportal und Kundenbüros gingen 1.184 Beschwerden ein
(2022: 1.371), die meisten zu Reparaturen (48 Prozent), Betriebskosten (21 Prozent) und Nachbarschaftslärm. Nach der Heizkostenabrechnung
2022 haben wir mit 617 Haushalten Ratenzahlungen vereinbart; keinem wurde deswegen gekündigt.

### 10. Innovations- und Produktmanagement
Das Unternehmen legt offen, wie es durch geeignete Prozesse dazu beiträgt, dass Innovationen die Nachhaltigkeit verbessern.

Im Quartier Lerchenfeld erproben wir die serielle Sanierung: 48 Wohnungen aus dem Baujahr 1967 haben in sieben Wochen neue Fassadenelemente mit
integrierter Lüftung erhalten, und der Heizwärmebedarf sinkt rechnerisch um 78 Prozent. Mit dem Stadtwerk bauen wir ein kaltes Nahwärmenetz
für 210 Wohnungen.

## KRITERIEN 11–20: NACHHALTIGKEITSASPEKTE
### 11. Inanspruchnahme von natürlichen Ressourcen
Das Unternehmen legt offen, in welchem Umfang natürliche Ressourcen für die Geschäftstätigkeit in Anspruch genommen werden.

Unsere Grundstücke messen zusammen 138 Hektar, davon sind 46 Prozent versiegelt. Seit 2018 wurden 27 Innenhöfe zu artenreichen Wiesen und
Mietergärten umgestaltet, 2023 kamen vier hinzu. An Neubauten sehen wir Nistkästen für Mauersegler und Fledermäuse vor.

### 12. Ressourcenmanagement
Das Unternehmen legt offen, welche Ziele es sich für seine Ressourceneffizienz gesetzt hat.

Wir wollen bis 2030 den Endenergiebedarf auf 95 kWh je Quadratmeter senken. Der hydraulische Abgleich ist in 62 Prozent der zentral beheizten
Häuser erfolgt.

Leistungsindikator GRI SRS-301-1 (Eingesetzte Materialien): Daten liegen nicht vor.

Leistungsindikator GRI SRS-302-1 (Energieverbrauch):
[table style=grid widths=290,80,80 size=9]
! Endenergie in MWh (zentrale Heizanlagen und Gemeinflächen im Bestand, Verwaltung, Fuhrpark) | 2023 | 2022
Erdgas | 34.296 | 37.105
Fernwärme (laut Versorger 38 % erneuerbar oder Abwärme) | 24.900 | 25.870
Holzpellets | 3.850 | 3.310
Strom | 3.432 | 3.518
Kraftstoffe (Diesel, Benzin) | 178 | 191
* Gesamt | 66.656 | 69.994
[/table]
Der Strom stammt vollständig aus Ökostromverträgen. Verbräuche der Mieter in Wohnungen mit Gasetagenheizung und deren Haushaltsstrom sind nicht enthalten. Unsere
Photovoltaikanlagen haben 1.460 MWh erzeugt, die als Mieterstrom verkauft oder eingespeist wurden.

Leistungsindikator GRI SRS-303-3 (Wasserentnahme): Der Verbrauch im Bestand wird durch die Mieter bestimmt und nicht als Verbrauch des
Unternehmens erfasst. In der Geschäftsstelle wurden 1.420 m³ Trinkwasser bezogen.

Leistungsindikator GRI SRS-306-2 (Abfall): 2023 fielen 3.891 Tonnen Abfall an, fast ausschließlich aus Modernisierung und Abbruch. 214 Tonnen davon
waren gefährlich, vor allem asbesthaltige Bodenbeläge und alte Mineralwolle. Siedlungsabfälle der Mieter zählen nicht dazu.

### 13. Klimarelevante Emissionen
Das Unternehmen legt die Treibhausgas-Emissionen entsprechend dem Greenhouse Gas Protocol offen.

Wir bilanzieren seit 2019 nach dem GHG Protocol und der Arbeitshilfe unseres Verbandes. Emissionen aus zentralen Heizanlagen rechnen wir uns in
vollem Umfang zu, weil wir über die Technik entscheiden.

Leistungsindikatoren GRI SRS-305-1 bis 305-3: Die direkten Emissionen (Scope 1) betrugen 6.942 t CO_{2}e, nach 7.506 t im Vorjahr. Auf
Fernwärme und Strom entfielen 3.187 t CO_{2}e (Scope 2, marktbasiert). Vorgelagerte Energiekette, Etagenheizungen, Neubau und
Pendelverkehr ergaben zusammen 6.870 t CO_{2}e (Scope 3), davon 5.240 t aus Etagenheizungen. In Summe sind das 16.999 t CO_{2}e und 27 Prozent
weniger als im Basisjahr 2019.

Leistungsindikator GRI SRS-305-5 (Senkung der Emissionen): Die Umstellung von sechs Heizzentralen auf Pellets und Wärmepumpen hat 2023 rund 410 t
vermieden. Die Kompensation von Emissionen durch Zertifikate nutzen wir nicht. Unser Anteil an der CO_{2}-Abgabe belief sich nach dem
Kohlendioxidkostenaufteilungsgesetz auf 287.000 Euro; der Preis lag 2023 gesetzlich bei 30 Euro je Tonne.

### 14. Arbeitnehmerrechte
Das Unternehmen berichtet, wie es national und international anerkannte Standards zu Arbeitnehmerrechten einhält.

Wir sind nur in Hattenried tätig. Für 100 Prozent der Beschäftigten gilt der Vergütungstarifvertrag der Wohnungswirtschaft. Der neunköpfige
Betriebsrat entsendet zwei Mitglieder in den Nachhaltigkeitszirkel. 2023 haben 17 Personen das Unternehmen verlassen, sechs davon altersbedingt, 21
kamen hinzu. Die Fluktuationsquote betrug 10,2 Prozent (2022: 8,4 Prozent).

Leistungsindikator GRI SRS-403-9: drei meldepflichtige Arbeitsunfälle mit 61 Ausfalltagen, das entspricht 12,1 Unfällen je eine Million Arbeitsstunden.
Zwei weitere Unfälle ereigneten sich auf dem Arbeitsweg. Es gab keine Todesfälle unter unseren Beschäftigten. GRI SRS-403-4: Der Arbeitsschutzausschuss
tagt vierteljährlich.

### 15. Chancengerechtigkeit
Das Unternehmen legt offen, welche Ziele es hat, um Chancengerechtigkeit und Vielfalt zu fördern.

Die Betriebsvereinbarung „Respekt am Arbeitsplatz“ verbietet Benachteiligung aus allen im AGG genannten Gründen und sexuelle Belästigung. Alle Beschäftigten
haben dazu 2022 oder 2023 an einer Pflichtschulung teilgenommen. Die unbereinigte Entgeltlücke zwischen Frauen und Männern lag bei 7,9 Prozent. Gut jede und jeder Fünfte arbeitet
regelmäßig bis zu drei Tage mobil; acht Beschäftigte (fünf Frauen, drei Männer) waren in Elternzeit.

Leistungsindikator GRI SRS-405-1 (Diversität):
[table style=grid widths=200,80,80,80 size=9]
! Beschäftigte zum 31.12.2023 | Frauen | Männer | Gesamt
Gesamt | 97 | 71 | 168
· Vollzeit | 55 | 64 | 119
· Teilzeit | 42 | 7 | 49
· befristet | 8 | 6 | 14
· unter 30 Jahre | 15 | 12 | 27
· 30 bis 50 Jahre | 47 | 29 | 76
· über 50 Jahre | 35 | 30 | 65
Auszubildende | 7 | 4 | 11
Aufsichtsrat | 5 | 6 | 11
[/table]
5,9 Prozent der Beschäftigten sind schwerbehindert oder gleichgestellt.

Leistungsindikator GRI SRS-406-1 (Diskriminierungsvorfälle): 0.

### 16. Qualifizierung
Das Unternehmen legt offen, welche Ziele es gesetzt und welche Maßnahmen es ergriffen hat, um die Beschäftigungsfähigkeit zu fördern.

Schwerpunkte waren die Wärmeplanung, Deeskalation für Hauswarte und das neue ERP-System. Vier Kolleginnen und Kollegen absolvieren mit
unserer Förderung ein berufsbegleitendes Studium. Das Jahresgespräch haben 93 Prozent der Beschäftigten geführt.

Leistungsindikator GRI SRS-404-1 (Stundenzahl der Aus- und Weiterbildungen): durchschnittlich 21,0 Stunden (Frauen 19,8; Männer 22,6).

### 17. Menschenrechte
Das Unternehmen legt offen, welche Maßnahmen für die Lieferkette ergriffen werden, um Menschenrechte zu achten.

Risiken sehen wir vor allem bei Baustoffen (Naturstein, Dämmstoffe) und auf Baustellen mit mehreren Ebenen von Nachunternehmern. Das
Lieferkettensorgfaltspflichtengesetz findet auf uns keine Anwendung. Ein eigenes Menschenrechtskonzept haben wir nicht, wir arbeiten mit dem
Verhaltenskodex (siehe Kriterium 4). Leistungsindikatoren GRI SRS-412-3, 412-1, 414-1, 414-2: nicht erhoben.

### 18. Gemeinwesen
Das Unternehmen legt offen, wie es zum Gemeinwesen in den Regionen beiträgt.

Unser Sozialmanagement (sieben Personen) hat 2023 in 412 Fällen beraten und 63 Räumungen abgewendet. Wir betreiben fünf Nachbarschaftstreffs, stellen der Stadt 58
Wohnungen für Geflüchtete bereit und haben Vereine mit 46.500 Euro unterstützt. An die Stadt wurden 1,2 Mio. Euro ausgeschüttet.

### 19. Politische Einflussnahme
Alle wesentlichen Eingaben bei Gesetzgebungsverfahren und alle Einträge in Lobbylisten sind offenzulegen.

Eigene Eingaben gab es nicht. Unsere Interessen vertreten der Regionalverband der Wohnungsunternehmen und der kommunale Arbeitgeberverband, an die wir 2023 Beiträge in Höhe
von 84.300 Euro entrichtet haben. Wir sind weder im Lobbyregister des Bundestages noch im EU-Transparenzregister eingetragen.

Leistungsindikator GRI SRS-415-1 (Parteispenden): 0 Euro. Als kommunales Unternehmen dürfen wir nicht an Parteien spenden.

### 20. Gesetzes- und richtlinienkonformes Verhalten
Das Unternehmen legt offen, welche Maßnahmen zur Vermeidung von rechtswidrigem Verhalten existieren.

Bauvergaben werden immer von zwei Personen geprüft, Geschenke über 25 Euro müssen angezeigt werden. 2023 wurde die interne Meldestelle nach dem
Hinweisgeberschutzgesetz eingerichtet, die eine externe Kanzlei betreibt. Sie steht Beschäftigten, Mietern und den Beschäftigten unserer Auftragnehmer
offen und nimmt auch anonyme Hinweise an. Repressalien gegen Hinweisgebende sind untersagt und werden arbeitsrechtlich verfolgt.

Leistungsindikator GRI SRS-205-3 (Korruptionsvorfälle): keine bestätigten Vorfälle. Leistungsindikator GRI SRS-419-1: Ein Bußgeld von 1.200
Euro wegen verspäteter Legionellenprüfung.
`,
  answers: `
BP-1_01 = individual
GOV-1_01 = 1
GOV-1_02 = 11
GOV-3_01 = yes
GOV-3_05 = 20 %
SBM-1_03 = 168
SBM-1_06 = 71.8 EUR million
E1-4_01 = yes
E1-4_04 = 55 % @2030
E1-5_01 = 66656 MWh
E1-5_06 = 3850 MWh
E1-5_11 = 178 MWh
E1-5_12 = 34296 MWh
E1-5_17 = 1460 MWh
E1-6_07 = 6942 t CO2e
E1-6_10 = 3187 t CO2e
E1-6_11 = 6870 t CO2e
E1-6_13 = 16999 t CO2e
E1-7_03 = no
E1.IRO-1_04 = yes
E4-5_10 = 138 ha
E5-5_07 = 3891 t
E5-5_15 = 214 t
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_10 = no
S1-1_10 = yes
S1-1_17 = yes
S1-3_05 = yes
S1-3_09 = yes
S2-1_06 = yes
S2-3_12 = yes
S4-3_13 = 1184
S1-6_02 = 168
S1-6_02#female = 97
S1-6_02#male = 71
S1-6_09#temporary = 14
S1-6_09#temporary_female = 8
S1-6_09#temporary_male = 6
S1-6_11 = 17
S1-6_12 = 10.2 %
S1-6_19 = 119
S1-6_19#female = 55
S1-6_19#male = 64
S1-6_20 = 49
S1-6_20#female = 42
S1-6_20#male = 7
S1-8_01 = 100 %
S1-9_03 = 27
S1-9_04 = 76
S1-9_05 = 65
S1-12_01 = 5.9 %
S1-13_02 = 93 %
S1-13_04 = 21.0 h
S1-13_04#female = 19.8 h
S1-13_04#male = 22.6 h
S1-14_02 = 0
S1-14_04 = 3
S1-14_05 = 12.1 per million hours
S1-14_07 = 61 days
S1-16_01 = 7.9 %
S1-17_02 = 0
MDR-T_06 = 2019
E1-3_03 = 410 t CO2e
S2-3_06 = yes
S4-3_12 = yes
absent E1-1_12 E1-4_07 E1-4_10 E1-4_16 E1-4_22 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_08 E1-5_09 E1-5_10
absent E1-5_15 E1-5_16 E1-5_18 E1-6_08 E1-6_09 E1-6_12 E1-6_17 E1-6_30 E1-6_31 E1-7_21 E1-8_04 E1.IRO-1_07
absent E2-4_05 E3-4_03 E3-4_08 E3-4_12 E4-5_01 E4-5_02 E4-5_11 E4.IRO-1_14 E5-4_02 E5-5_10 E5-5_11 E5-5_16
absent G1-1_09 G1-3_07 G1-4_01 G1-4_02 G1-4_07 G1-5_04 G1-6_01 G1-6_02 G1-6_03 G1-6_04 GOV-1_07 S1-14_01
absent S1-14_03 S1-14_06 S1-15_01 S1-15_02 S1-16_02 S1-17_03 S1-17_05 S1-17_08 S1-17_10 S1-6_03 S1-7_01 S1-7_02
absent S1-7_03 SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
