import type { StyleDocument } from '../style-document.ts'

export const sixthDDiscounter: StyleDocument = {
  name: 'tagwerk-discount-nachhaltigkeitsbericht-gj2024.pdf',
  language: 'de',
  year: 2024,
  style: 'food discounter, supply-chain stories in columns, target tables, few own figures',
  look: { font: 'sans', size: 9.5, landscape: false, words: false, margin: 57 },
  text: `
head: Tagwerk Discount · Nachhaltigkeitsbericht Geschäftsjahr 2024 (1. März 2024 bis 28. Februar 2025)
# Gut für alle Tage
## Nachhaltigkeitsbericht für das Geschäftsjahr 2024
[tiles]
2.164 | Märkte in Deutschland
46.812 | Mitarbeiterinnen und Mitarbeiter
1.870 | Artikel im Standardsortiment
88 % | Eigenmarkenanteil am Umsatz
[/tiles]
### Liebe Leserinnen und Leser,
als unser Gründer 1964 in Hagen seinen ersten Markt mit 280 Artikeln aufschloss, war Verzicht das Geschäftsmodell: keine Dekoration, keine Kühlung, kein unnötiger Handgriff. Sechzig Jahre später ist daraus ein Unternehmen mit mehr als 2.100 Märkten geworden. Der Grundgedanke ist geblieben. Wer nichts verschwendet, kann gute Lebensmittel günstig anbieten – und geht sorgsam mit dem um, was uns alle ernährt.

Das Geschäftsjahr 2024 war kein einfaches. Die Ernten von Kakao und Orangen fielen so schlecht aus wie seit Jahrzehnten nicht; der Kakaopreis hatte sich zeitweise mehr als verdreifacht. Viele Familien rechnen an der Kasse noch immer nach. In dieser Lage haben wir an unseren Zusagen festgehalten: Seit Oktober 2024 stammt das Frischfleisch von Rind und Schwein unserer Eigenmarken zu 46 % aus den Haltungsformen 3 bis 5. Unser Ziel von 100 % bis 2030 bleibt.

Fortschritt gelingt uns nicht überall. Bei den Treibhausgasen in der Lieferkette stehen wir schlechter da als geplant, und das Ziel „20 % weniger Kunststoff in Verpackungen“ haben wir zwei Jahre früher als gedacht erreicht, während die Recyclingfähigkeit stagniert. Auch davon handelt dieser Bericht.

Die Geschäftsführung der Tagwerk Lebensmittel-Discount Stiftung & Co. KG, im Juli 2025

### Über diesen Bericht
Der Bericht erscheint seit 2014 alle zwei Jahre, seit 2022 jährlich. Er orientiert sich an den GRI-Standards 2021 („mit Bezugnahme auf“) und bezieht sich auf die Tagwerk Lebensmittel-Discount Stiftung & Co. KG mit ihren 14 Regionalgesellschaften und der Logistiktochter. Die Schwestergesellschaften in Luxemburg und Slowenien mit zusammen 131 Märkten berichten eigenständig. Angaben zum Sortiment beziehen sich, soweit nicht anders vermerkt, auf Eigenmarken. Die Daten wurden nicht extern geprüft.

[page]
# Strategie und Steuerung
Fünf Handlungsfelder bilden unsere Strategie „Gut für alle Tage 2030“: Lieferkette, Sortiment, Klima und Ressourcen, Mitarbeitende, Gesellschaft. Die Wesentlichkeitsanalyse haben wir 2023 nach dem Prinzip der doppelten Wesentlichkeit erneuert. Daran beteiligten sich 1.240 Kundinnen und Kunden, 94 Lieferanten, 37 Nichtregierungsorganisationen und Verbände sowie 2.600 Mitarbeitende. Verantwortlich ist die vierköpfige Geschäftsführung; operativ arbeitet der Bereich Corporate Responsibility mit 21 Fachleuten in Hagen und, seit 2017, einem Büro mit sechs Personen in Dhaka.

[table style=plain widths=170,160,50,90 size=8.5 align=left]
! Ziel | Messgröße | Bis | Stand GJ 2024
= Lieferkette | | |
Kakao existenzsichernd einkaufen | Tafelschokolade mit Living-Income-Prämie | 2027 | 34 %
Entwaldungsfreie Lieferketten | Soja im Futter für Fleisch, Eier, Milch | 2025 | 71 %
Zertifiziertes Palmöl | RSPO, segregiert oder Massenbilanz | laufend | 100 %
Wasserrisiken verringern | Obst und Gemüse aus Risikogebieten mit Wasserstandard | 2026 | 63 %
Menschenrechtliche Folgenabschätzungen | je Jahr | laufend | 3 von 3
= Sortiment | | |
Tierwohl | Frischfleisch Rind und Schwein Haltungsform 3–5 | 2030 | 46 %
Bio | Anteil am Umsatz mit Lebensmitteln | 2028 | 8,9 % (Ziel 12 %)
Weniger Zucker | Absatzgewichteter Zuckergehalt in Kinderprodukten | 2025 | –17 % (Ziel –20 %)
Pflanzliche Proteine | Anteil am Proteinabsatz | 2030 | 14 % (Ziel 25 %)
= Klima und Ressourcen | | |
Treibhausgase Scope 1 und 2 | absolut gegenüber 2021 | 2030 | –31 % (Ziel –55 %)
Treibhausgase FLAG (Scope 3) | absolut gegenüber 2021 | 2030 | –4 % (Ziel –30,3 %)
Lieferanten mit Klimaziel | gewichtet nach Emissionen | 2028 | 41 % (Ziel 75 %)
Kunststoff in Verpackungen | gegenüber 2017, bezogen auf Absatz | 2025 | –27 % (Ziel –20 %)
Recyclingfähige Verpackungen | Anteil der Eigenmarken | 2025 | 84 % (Ziel 100 %)
Lebensmittelverluste | Anteil am Warenumschlag | 2030 | –29 % (Ziel –50 %)
= Mitarbeitende | | |
Frauen in Führung | Bezirks- und Regionalleitung | 2028 | 27 % (Ziel 35 %)
Ausbildungsplätze | neu besetzt je Jahr | laufend | 1.180
[/table]
Ziele, die wir 2024 verfehlt haben, sind in den jeweiligen Kapiteln erläutert. Die Science Based Targets initiative hat unsere Klimaziele im November 2023 validiert; sie bestätigt für Scope 1 und 2 die Vereinbarkeit mit dem 1,5-Grad-Pfad.

[page]
# Lieferkette
[columns 2]
## Kakao: Was ein Kilo wert ist
Etwa 1,5 Millionen Bauernfamilien in Ghana und der Côte d’Ivoire leben vom Kakao, die meisten auf weniger als vier Hektar. Ein existenzsicherndes Einkommen erreicht nach Untersuchungen der Wageninger Universität nur jede zehnte Familie. Seit 2021 kaufen wir für unsere Tafelschokolade „Bonheur“ Kakao über drei Kooperativen mit 4.870 Mitgliedern in der Region Ashanti. Zusätzlich zur Fairtrade-Prämie von 240 US-Dollar je Tonne zahlen wir einen Aufschlag, der die Lücke zum Referenzpreis schließt. Im Geschäftsjahr 2024 war das wegen der hohen Weltmarktpreise in acht von zwölf Monaten nicht nötig. Das Geld – rund 1,1 Mio. Euro – ging stattdessen in Baumschulen und in Sparvereine, denen inzwischen 2.300 Frauen angehören.

Im Monitoring gegen Kinderarbeit wurden 6.120 Kinder erfasst. Bei 418 stellten die Teams gefährliche Arbeiten fest; 307 dieser Kinder gehen heute regelmäßig zur Schule.

## Bananen: 52 Cent mehr
In Ecuador und Kolumbien beteiligen wir uns mit vier weiteren Händlern an einem Projekt zu existenzsichernden Löhnen. Auf 61 Plantagen, die uns beliefern, wurde der Abstand zum Vergleichslohn gemessen: Er betrug im Mittel 9 %. Für jeden Karton zahlen wir bis zu 0,52 US-Dollar zusätzlich. Bei 38 Plantagen ist die Lücke geschlossen.
[next]
## Paprika aus Almería
Rund 70 % unserer Paprika kommen im Winter aus Südspanien. Das Grundwasser im Campo de Dalías sinkt seit den achtziger Jahren. Gemeinsam mit sechs Erzeugern haben wir 2022 begonnen, den Wasserverbrauch je Kilo zu erfassen; im Schnitt sind es 62 Liter. Tröpfchenbewässerung mit Bodensensoren senkte ihn auf den Pilotflächen von 410 Hektar um 18 %. Die Betriebe ersetzten außerdem 1,3 Mio. m^{3} Grundwasser durch entsalztes Wasser.

Bei unangekündigten Besuchen wurden an 11 von 74 Standorten Mängel bei Unterkünften und Arbeitszeiten festgestellt. Zwei Erzeuger haben wir ausgelistet, nachdem sie Nachbesserungen abgelehnt hatten.

## Textilien: Fabriken in Dhaka
Bekleidung und Heimtextilien machen knapp 3 % unseres Umsatzes aus, bergen aber hohe Risiken. 112 Fabriken in Bangladesch, Pakistan und der Türkei nähen für uns. 2024 fanden 164 Sozialaudits und 58 Brandschutzinspektionen statt. Unser Programm „Dialog im Betrieb“ hat seit 2013 in 84 Fabriken gewählte Beschäftigtenvertretungen geschult; zusammen arbeiten dort 171.000 Menschen. Über die Beschwerdestelle des internationalen Abkommens gingen 39 Meldungen ein, 31 sind abgeschlossen.
[/columns]

## Menschenrechte und Umwelt
Die Grundsatzerklärung der Geschäftsführung wurde im Januar 2025 aktualisiert. Sie verbietet Kinderarbeit, Zwangsarbeit und Menschenhandel sowie jede Form der Diskriminierung, bei uns wie bei unseren Lieferanten. Als Unternehmen mit mehr als 3.000 Beschäftigten im Inland unterliegen wir seit 2023 dem Lieferkettensorgfaltspflichtengesetz. Die Risikoanalyse umfasst 1.340 direkte Lieferanten mit 2.910 Produktionsstätten. 26 Produktgruppen haben wir als besonders risikobehaftet eingestuft, darunter Haselnüsse, Tee, Garnelen, Orangensaft und Natursteine.

Der Verhaltenskodex für Geschäftspartner ist Teil jedes Liefervertrags; er beruht auf den Kernarbeitsnormen der ILO. Das Hinweisgebersystem „Sag’s uns“ steht Beschäftigten, Lieferanten und deren Mitarbeitenden in 27 Sprachen offen. Meldungen sind auch anonym möglich und werden vertraulich behandelt; wer hinweist, ist nach unserer Verfahrensordnung vor Repressalien geschützt. Im Geschäftsjahr 2024 gingen 96 Hinweise ein (2023: 81), davon 22 zu Menschenrechten in der Lieferkette. In einem Fall – nicht gezahlte Überstunden bei einem Subunternehmer eines italienischen Tomatenverarbeiters – wurden 214 Beschäftigte mit insgesamt 186.000 Euro entschädigt.

[page]
# Sortiment
## Tierwohl: Stufe für Stufe
Unsere Tierwohl-Einkaufspolitik in der sechsten Fassung gilt für alle Lebensmittel tierischen Ursprungs sowie für Kosmetik und Textilien. Sie schließt Eier aus Käfighaltung, Pelz, Angorawolle, Mulesing und Schnabelkürzen aus. Eier aus Haltungen mit Kükentöten bieten wir seit 2021 nicht mehr an. Der Umbau der Ställe kostet Geld und Zeit: Mit 640 schweinehaltenden Betrieben bestehen Verträge über fünf Jahre, die einen Aufschlag von 12 bis 22 Cent je Kilogramm garantieren. Auch die Trinkmilch stellen wir um, sie stammt bereits zu 72 % aus den Haltungsformen 3 und höher.

[bars]
Milch | 72 %
Geflügel | 58 %
Rind | 51 %
Schwein | 44 %
Wurstwaren | 19 %
[/bars]
fn: Anteil der Eigenmarkenprodukte aus den Haltungsformen 3, 4 und 5, Februar 2025.

## Fisch
96 % der Wildfischprodukte trugen im Februar 2025 das MSC-Siegel oder stammten aus anerkannten Fischereiverbesserungsprojekten. Aal, Hai, Rotbarsch aus Schleppnetzen und tropische Wildgarnelen führen wir nicht. Auf 210 Verpackungen verrät ein Code das Schiff und den Fangtag.

## Bio, regional, pflanzlich
Mit „Tagwerk Bio“ bieten wir 312 Artikel an, 41 mehr als im Vorjahr. Der Umsatz mit Bio-Lebensmitteln wuchs um 9,6 %; der gesamte deutsche Biomarkt legte 2024 nach Verbandsangaben um 5,7 % zu. Seit Mai 2024 sind unsere 94 veganen Ersatzprodukte im Preis den tierischen Vergleichsprodukten gleichgestellt. Der Absatz stieg danach innerhalb von sechs Monaten um 31 %. Regionale Erzeuger aus einem Umkreis von 100 km um unsere 27 Logistikzentren liefern 1.090 Artikel.

## Verpackung
2017 hatten wir uns vorgenommen, den Kunststoffeinsatz bis 2025 um ein Fünftel zu mindern. Mit –27 % ist das übertroffen. Den größten Beitrag leisteten dünnere Folien bei Hackfleisch (–62 % gegenüber der Schale), Nachfüllbeutel und der Verzicht auf Zweitdeckel bei Joghurt mit allein 270 t im Jahr. Der Rezyklatanteil der Kunststoffverpackungen beträgt 31 %, Getränkeflaschen bestehen zu 100 % aus recyceltem PET. Bei der Recyclingfähigkeit kommen wir nicht voran, weil Verbunde für Käse und Wurst schwer zu ersetzen sind. Wir haben das Zieldatum auf Ende 2027 verschoben.

[page]
# Klima und Ressourcen
## Unser Fußabdruck
Mehr als 98 % unserer Treibhausgasemissionen entstehen in der vor- und nachgelagerten Kette, allen voran bei Fleisch, Milchprodukten, Kaffee und Backwaren. In den Märkten und Lagern sind Kältemittel, Strom und Wärme die wichtigsten Quellen, in der Logistik der Diesel der 860 eigenen Lkw.

[table style=grid widths=200,90,90,90 size=9]
! Treibhausgasemissionen in t CO_{2}e | GJ 2024 | GJ 2023 | GJ 2021 (Basis)
Scope 1 | 148.300 | 159.700 | 201.400
· Kältemittel | 52.100 | 58.600 | 84.900
· Heizung | 38.700 | 41.200 | 49.600
· Fuhrpark | 57.500 | 59.900 | 66.900
Scope 2 (marktbasiert) | 11.900 | 13.200 | 30.800
* Summe Scope 1 und 2 | 160.200 | 172.900 | 232.200
Scope 3 | 9.842.000 | 9.913.000 | 10.124.000
· davon FLAG-Emissionen | 5.216.000 | 5.290.000 | 5.433.000
[/table]
fn: Berechnung nach dem Greenhouse Gas Protocol. In Scope 3 sind die Kategorien 1, 3, 4, 5, 6, 7, 9, 11 und 12 enthalten. Scope 2 umfasst Fernwärme; Strom wird mit dem Faktor des Vertrags (0 g/kWh) angesetzt.

Seit 2019 beziehen alle Märkte, Lager und Verwaltungen Grünstrom. Im Geschäftsjahr 2024 waren es 598 GWh. 846 Märkte tragen eine Photovoltaikanlage; zusammen leisten sie 128 MWp. Den erzeugten Strom nutzen wir zu etwa vier Fünfteln selbst. Drei langfristige Verträge mit Windparks in der Uckermark und der Eifel sichern weitere 70 GWh im Jahr, sobald diese 2026 ans Netz gehen. Neue Märkte heizen mit der Abwärme der Kühlmöbel; 1.012 Märkte kommen bereits ohne Gas oder Öl aus. Klimaschädliche Kältemittel ersetzen wir durch CO_{2} und Propan: 74 % der Anlagen sind umgestellt, 2030 sollen es alle sein.

Kompensationsprojekte haben wir bis Ende 2022 finanziert. Seitdem setzen wir das Budget von 2 Mio. Euro jährlich für Klimaprojekte bei Erzeugern ein und schreiben uns deren Minderungen nicht als Ausgleich gut. CO_{2}-Zertifikate wurden im Berichtszeitraum weder gekauft noch stillgelegt.

An 1.120 Märkten stehen insgesamt 2.970 Schnellladepunkte. Kundinnen und Kunden luden dort 61 GWh. Unser erster batterieelektrischer 40-Tonner fährt seit September 2024 ab dem Logistikzentrum Soest täglich 320 km; 15 weitere sind bestellt. Nach Schätzung der Branche sparen solche Fahrzeuge rund 90 t CO_{2} im Jahr.

## Lebensmittel wertschätzen
Im deutschen Groß- und Einzelhandel fallen jährlich etwa 0,8 Mio. t Lebensmittelabfälle an, das sind 7 % der Gesamtmenge; der größte Teil entsteht in den Haushalten. Unsere Abschreibungsquote lag bei 1,3 % des Umsatzes. 98 % der Märkte arbeiten mit einer der bundesweit mehr als 970 Tafeln oder mit Foodsharing-Gruppen zusammen. So wurden etwa 31.000 t Lebensmittel weitergegeben. Die „Rettertüte“ für 3 Euro verkaufte sich 4,4 Mio. Mal.

## Abfall
Papier, Folien und Bioabfälle gehen zurück in die Logistikzentren und von dort zur Verwertung. Im Geschäftsjahr 2024 fielen 214.600 t Abfälle an (2023: 219.300 t). Davon waren 168.900 t Papier und Kartonage, 8.400 t Folie und 26.100 t organische Abfälle für Biogasanlagen. Die Verwertungsquote einschließlich energetischer Verwertung beträgt 99 %. Gefährliche Abfälle – hauptsächlich Leuchtmittel, Altöl und Batterien – beliefen sich auf 420 t.

[page]
# Mitarbeitende
[columns 2]
## Wer bei uns arbeitet
Am 28. Februar 2025 beschäftigte Tagwerk 46.812 Menschen aus 118 Nationen, 640 mehr als ein Jahr zuvor. 67 % sind Frauen, 61 % arbeiten in Teilzeit. 41.300 Kolleginnen und Kollegen stehen in den Märkten, 4.100 arbeiten in der Logistik und gut 1.400 in Verwaltung und Einkauf. 22 % sind jünger als 30 Jahre. Im Schnitt bleiben Beschäftigte 9,1 Jahre.

Der Einstiegsstundenlohn beträgt seit Juli 2024 mindestens 15,20 Euro, der gesetzliche Mindestlohn lag im selben Jahr bei 12,41 Euro. Wir wenden die regionalen Tarifverträge des Einzelhandels und des Groß- und Außenhandels an; sie gelten für 96 % der Beschäftigten, ausgenommen sind leitende Angestellte.

## Lernen
Im August und September 2024 starteten 1.180 junge Menschen ihre Ausbildung oder das duale Studium, insgesamt sind es 2.640. 83 % der Absolventinnen und Absolventen haben wir übernommen. Auf der Lernplattform „Tagwissen“ wurden 512.000 Module abgeschlossen.
[next]
## Ein Tag mit Nesrin
Um 5.40 Uhr schließt Nesrin K. den Markt in Gelsenkirchen-Buer auf. Vor elf Jahren kam sie als Aushilfe mit 15 Stunden in der Woche, heute leitet sie ein Team von 19 Personen. „Früher habe ich im Kopf bestellt, jetzt macht das System einen Vorschlag, und ich weiß, dass am Schalke-Samstag die Brötchen trotzdem nicht reichen.“ Seit 2023 teilt sie sich die Marktleitung mit einem Kollegen, so wie inzwischen 74 Tandems im Land.

## Sicher und gesund
Heben, Schneiden, Stolpern: Das sind die häufigsten Ursachen für Verletzungen. 2024 zählten wir 24,6 meldepflichtige Arbeitsunfälle je 1.000 Vollzeitkräfte, in der Branche sind es nach Angaben der Berufsgenossenschaft 22. Seit Januar 2025 testen 60 Märkte elektrische Hubwagen mit Stopp-Sensor. Eine Rückenschule, Grippeimpfungen und eine Telefonberatung in Krisen stehen allen offen.
[/columns]
## Vielfalt
Den Arbeitgeberpreis einer Frauenzeitschrift erhielten wir 2024 zum zweiten Mal. Im Betrieb achten wir darauf, dass niemand wegen Herkunft, Geschlecht, Religion, Behinderung oder sexueller Identität benachteiligt wird; das regelt die Gesamtbetriebsvereinbarung „Respekt“ von 2019. Vertrauenspersonen in allen 14 Regionalgesellschaften sind Ansprechpartner bei Beschwerden. 1.970 Beschäftigte haben eine Schwerbehinderung oder sind gleichgestellt, das entspricht 4,2 %. Mitarbeitende mit Fluchterfahrung unterstützen wir seit 2016 mit Sprachkursen; im Berichtsjahr nahmen 430 daran teil.

# Gesellschaft
Aus dem Pfandbon-Spendenknopf kamen 2024 rund 2,3 Mio. Euro für die Tafeln und lokale Kinderprojekte zusammen. Wir selbst gaben 3,8 Mio. Euro, davon 1 Mio. Euro an die Betroffenen der Flut in Bayern und Baden-Württemberg im Juni 2024. Spenden an Parteien schließt unsere Zuwendungsrichtlinie aus.

Unser Kundenservice beantwortete rund 390.000 Anfragen. Bei Rückrufen informieren wir binnen weniger Stunden auf der Internetseite und in den Märkten: Im Berichtsjahr waren es neun öffentliche Rückrufe, sechs davon bei Eigenmarken.

## Compliance
Alle Beschäftigten im Einkauf, in der Expansion und im Bau nehmen jährlich an einer Schulung zu Kartellrecht und Korruption teil. Geschenke dürfen sie grundsätzlich nicht annehmen. Im Geschäftsjahr 2024 hat es keinen bestätigten Fall von Korruption gegeben.
`,
  answers: `
E1-4_01 = yes
E1-4_22 = yes
E1-6_07 = 148300 t CO2e
E1-6_10 = 11900 t CO2e
E1-6_11 = 9842000 t CO2e
E1-7_03 = no
E1-7_10 = 0
E5-5_07 = 214600 t
E5-5_15 = 420 t
G1-1_09 = yes
G1-4_04 = 0
GOV-1_01 = 4
S1-1_08 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-3_09 = yes
S1-6_02 = 46812
SBM-1_03 = 46812
S1-8_01 = 96 %
S1-12_01 = 4.2 %
S2-1_06 = yes
S2-1_07 = yes
S2-3_06 = yes
S2-3_11 = yes
S2-3_12 = yes
absent BP-1_02 E1-1_12 E1-1_14 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_06 E1-5_08 E1-5_09 E1-5_10 E1-5_11 E1-5_12 E1-5_14 E1-5_15 E1-5_16 E1-5_18
absent E1-6_08 E1-6_09 E1-6_12 E1-6_13 E1-6_17 E1-6_30 E1-8_04 E1.IRO-1_04 E1.IRO-1_07 E2-4_05
absent E3-4_01 E3-4_03 E3-4_08 E3-4_12 E4-5_01 E4-5_02 E4-5_10 E4-5_11 E4.IRO-1_14 E5-4_02 E5-5_16
absent G1-3_07 G1-4_01 G1-4_02 G1-4_07 G1-5_04 G1-5_05 G1-6_01 G1-6_02 G1-6_03 G1-6_04
absent GOV-1_02 GOV-1_06 GOV-1_07 GOV-3_01 GOV-3_05 S1-13_02 S1-14_01 S1-14_02 S1-14_03 S1-14_05 S1-14_06 S1-14_07
absent S1-15_01 S1-15_02 S1-16_02 S1-17_02 S1-17_05 S1-17_08 S1-6_03 S1-6_11 S1-6_12 S1-6_19 S1-6_20 S1-7_01 S1-7_02 S1-7_03
absent E1-5_01 E3-4_11 SBM-1_06 E1-6_31 S1-9_04 S1-9_05 S1-16_01 E1-7_21 S1-17_10 G1-5_10 S1-13_04 S1-14_04 S1-1_17
absent SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
