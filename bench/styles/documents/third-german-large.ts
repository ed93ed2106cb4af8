import type { StyleDocument } from '../style-document.ts'
import { thirdGermanLargeChemicals } from './third-german-large-chemicals.ts'
import { thirdGermanLargeIndustry } from './third-german-large-industry.ts'
import { thirdGermanLargeMaterials } from './third-german-large-materials.ts'
import { thirdGermanLargeTrade } from './third-german-large-trade.ts'

/** Sustainability statements of large groups in German, written without knowing how they are read. */
export const thirdGermanLarge: StyleDocument[] = [
  {
    name: 'alpregna-energie-konsolidiert-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'österreichischer Energiekonzern: Segmente als Spalten vor dem Konzern, kt und GWh, Absatz und Wasserkraft neben Eigenem',
    look: { size: 9, margin: 46 },
    text: `
head: ALPREGNA ENERGIE AG | Konsolidierte nichtfinanzielle Erklärung 2024
# Konsolidierte nichtfinanzielle Erklärung
Diese Erklärung wurde gemäß § 267a UGB und freiwillig in Anlehnung an die ESRS auf konsolidierter Basis erstellt. Der Konsolidierungskreis stimmt mit jenem des Konzernabschlusses überein.
## Geschäftsmodell (SBM-1)
Alpregna erzeugt, verteilt und verkauft Strom, Gas und Wärme in Österreich, Slowenien und Kroatien. Im Geschäftsjahr 2024 setzte der Konzern 11.904 GWh Strom und 8.120 GWh Gas an Kund:innen ab. Die Umsatzerlöse beliefen sich auf 3.846,2 Mio. EUR (Vorjahr: 4.402,7 Mio. EUR). Wir sind im Sektor der fossilen Brennstoffe tätig: Mit Erdgas erzielten wir 612,4 Mio. EUR, mit Kohle und Öl keine Umsätze.
[tiles]
9.812 GWh | Stromerzeugung aus erneuerbaren Quellen
4.118 | Mitarbeiter:innen
1,9 Mio. | Kund:innen
486 Mio. EUR | Investitionen
[/tiles]
## E1 Klimawandel
Der Transitionsplan sieht vor, die letzten beiden Gasblöcke am Standort Trauntal spätestens 2035 auf Wasserstoff umzustellen. Bis 2030 werden die Scope-1-Emissionen um 60 % gegenüber 2019 (1.894 kt) gesenkt; das Ziel wurde von der SBTi validiert und steht im Einklang mit dem 1,5-Grad-Pfad. Für Scope 3 gilt eine Minderung von 35 % bis 2034.
### Energieverbrauch und Energiemix
Der Verbrauch umfasst den Brennstoffeinsatz der thermischen Kraftwerke, den Eigenbedarf und Pumpstrom sowie die Netzverluste. Verkaufte Energie ist nicht Teil des Verbrauchs.
[table widths=320 style=plain size=8.5]
! in GWh | 2024 | 2023
Erdgas | 3.988,1 | 4.655,0
Erdölprodukte | 24,6 | 27,1
Kohle | 0,0 | 0,0
Bezogene Elektrizität und Wärme, fossil | 96,2 | 118,8
* Summe fossile Energie | 4.108,9 | 4.800,9
Kernenergie (aus Bezug) | 11,8 | 15,2
Biomasse und Biogas | 214,5 | 201,7
Bezogene Elektrizität und Wärme, erneuerbar | 402,9 | 377,4
Selbst erzeugter erneuerbarer Strom für den Eigenbedarf | 611,3 | 588,0
* Summe erneuerbare Energie | 1.228,7 | 1.167,1
* Summe Energieverbrauch | 5.349,4 | 5.983,2
Anteil erneuerbarer Energie am Energieverbrauch | 23,0 % | 19,5 %
[/table]
In unseren Anlagen wurden 9.812,4 GWh aus erneuerbaren und 2.641,0 GWh aus nicht erneuerbaren Quellen erzeugt (2023: 9.205,6 GWh und 3.110,3 GWh). Der erneuerbare Anteil an der österreichischen Stromerzeugung liegt im Mittel bei 87 %.
[page]
head: ALPREGNA ENERGIE AG | Konsolidierte nichtfinanzielle Erklärung 2024
### Treibhausgasemissionen nach Segmenten
[table widths=195 style=rules size=8]
! in kt CO_{2}e | Erzeugung | Netz | Vertrieb & Services | Konzern 2024 | Konzern 2023
* Scope 1 | 812,4 | 9,7 | 3,2 | 825,3 | 961,0
·davon unter dem EU-Emissionshandel in % | 99,7 | – | – | 98,1 | 98,4
* Scope 2 location-based | 21,6 | 188,3 | 1,4 | 211,3 | 219,8
* Scope 2 market-based | 4,9 | 143,0 | 0,2 | 148,1 | 161,5
* Scope 3 | 402,0 | 61,5 | 2.918,8 | 3.382,3 | 3.611,9
·Kat. 1 Eingekaufte Waren und Dienstleistungen | 38,2 | 24,6 | 9,9 | 72,7 | 70,1
·Kat. 2 Investitionsgüter | 71,5 | 28,4 | 2,2 | 102,1 | 96,8
·Kat. 3 Brennstoff- und energiebezogene Emissionen | 288,0 | 6,1 | 1.104,5 | 1.398,6 | 1.502,3
·Kat. 6 und 7 Geschäftsreisen und Pendeln | 0,4 | 0,6 | 0,7 | 1,7 | 1,6
·Kat. 11 Nutzung verkaufter Produkte | 0,0 | 0,0 | 1.799,3 | 1.799,3 | 1.932,2
·Weitere Kategorien | 3,9 | 1,8 | 2,2 | 7,9 | 8,9
* Gesamt location-based | 1.236,0 | 259,5 | 2.923,4 | 4.418,9 | 4.792,7
* Gesamt market-based | 1.219,3 | 214,2 | 2.922,2 | 4.355,7 | 4.734,4
[/table]
fn: Biogenes CO_{2} aus der Verbrennung von Biomasse (76,8 kt; 2023: 72,1 kt) ist nicht in Scope 1 enthalten. SF_{6}-Verluste im Netz: 0,4 t.
Die THG-Intensität des Konzerns beträgt 1.148,9 t CO_{2}e/Mio. EUR (location-based) beziehungsweise 1.132,5 t CO_{2}e/Mio. EUR (market-based). Die spezifischen Emissionen der Stromerzeugung sanken auf 66 g CO_{2}/kWh; der Vergleichswert für Europa liegt laut Agentur bei 210 g/kWh. Bei Investitionsentscheidungen rechnen wir intern mit einem CO_{2}-Preis von 80 EUR/t.
## E3 Wasser, E4 Biologische Vielfalt
Unsere 94 Wasserkraftwerke nutzten 2024 rund 31,4 Mrd. m³ Wasser, das unverändert an den Fluss zurückgegeben wird und deshalb nicht als Entnahme zählt. Entnommen wurden konzernweit 118,3 Mio. m³, fast ausschließlich zur Kühlung thermischer Anlagen; 116,9 Mio. m³ wurden zurückgeleitet. Der Wasserverbrauch lag somit bei 1,4 Mio. m³. 14 Standorte mit einer Fläche von 386 ha befinden sich in oder nahe Schutzgebieten (Natura 2000). Seit 2010 haben wir 71 Fischwanderhilfen gebaut.
## S1 Eigene Belegschaft
[table widths=250 style=rules size=8.5]
! Mitarbeiter:innen | 31.12.2024 | 31.12.2023
Personen gesamt | 4.118 | 4.047
·Frauen | 1.012 | 968
·Männer | 3.104 | 3.078
·Divers | 2 | 1
Vollzeitäquivalente im Jahresdurchschnitt | 3.861 | 3.794
Lehrlinge | 171 | 164
[/table]
Im Jahresdurchschnitt waren 4.083 Personen beschäftigt. 264 Mitarbeiter:innen verließen das Unternehmen, die Fluktuationsrate lag bei 6,5 %. Für 99,2 % gilt ein Kollektivvertrag. Unter den 42 Führungskräften der ersten und zweiten Ebene unter dem Vorstand sind neun Frauen (21,4 %). Der Gender Pay Gap (unbereinigt) beträgt 10,7 %; das höchste Jahresentgelt entspricht dem 16,8-Fachen des Medianentgelts.
[table widths=330 style=rules size=8.5]
! Arbeitssicherheit (eigene Mitarbeiter:innen) | 2024 | 2023
Tödliche Arbeitsunfälle | 0 | 0
Meldepflichtige Arbeitsunfälle | 47 | 52
TRIF (meldepflichtige Unfälle je 1 Mio. Arbeitsstunden) | 7,3 | 8,2
LTIF (Unfälle mit Ausfallzeit je 1 Mio. Arbeitsstunden) | 4,1 | 4,9
Ausfalltage nach Arbeitsunfällen | 812 | 904
[/table]
Bei Fremdfirmen auf unseren Baustellen ereigneten sich 23 meldepflichtige Unfälle, davon einer mit tödlichem Ausgang.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
SBM-1_03 = 4118
SBM-1_06 = 3846.2 EUR million
SBM-1_09 = yes
SBM-1_10 = 612.4 EUR million
SBM-1_11 = 0 EUR million
SBM-1_12 = 0 EUR million
SBM-1_13 = 612.4 EUR million
E1-4_01 = yes
E1-4_07 = 60 % @2030
E1-4_16 = 35 % @2034
E1-4_22 = yes
E1-5_01 = 5349.4 GWh
E1-5_02 = 4108.9 GWh
E1-5_03 = 11.8 GWh
E1-5_05 = 1228.7 GWh
E1-5_06 = 214.5 GWh
E1-5_07 = 402.9 GWh
E1-5_08 = 611.3 GWh
E1-5_09 = 23 %
E1-5_10 = 0 GWh
E1-5_11 = 24.6 GWh
E1-5_12 = 3988.1 GWh
E1-5_14 = 96.2 GWh
E1-5_16 = 2641 GWh
E1-5_17 = 9812.4 GWh
E1-6_07 = 825.3 kt CO2e
E1-6_08 = 98.1 %
E1-6_09 = 211.3 kt CO2e
E1-6_10 = 148.1 kt CO2e
E1-6_11 = 3382.3 kt CO2e
E1-6_11#cat1 = 72.7 kt CO2e
E1-6_11#cat2 = 102.1 kt CO2e
E1-6_11#cat3 = 1398.6 kt CO2e
E1-6_11#cat11 = 1799.3 kt CO2e
E1-6_12 = 4418.9 kt CO2e
E1-6_13 = 4355.7 kt CO2e
E1-6_17 = 76.8 kt CO2
E1-6_30 = 1148.9 t CO2e/EUR million
E1-6_31 = 1132.5 t CO2e/EUR million
E1-8_04 = 80 EUR/t
E3-4_01 = 1.4 million m3
E3-4_11 = 118.3 million m3
E3-4_12 = 116.9 million m3
E4-5_01 = 14
E4-5_02 = 386 ha
E4.IRO-1_14 = yes
S1-6_02 = 4118
S1-6_02#female = 1012
S1-6_02#male = 3104
S1-6_02#other = 2
S1-6_03 = 4083
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-6_11 = 264
S1-6_12 = 6.5 %
S1-8_01 = 99.2 %
S1-9_01#female = 9
S1-9_02#female = 21.4 %
S1-14_02 = 0
S1-14_03 = 1
S1-14_04 = 47
S1-14_05 = 7.3
S1-14_07 = 812 days
S1-16_01 = 10.7 %
S1-16_02 = 16.8
absent E1-4_04 E1-5_04 E1-5_15 E1-5_18 E1-6_11#cat6 E1-6_11#cat7 E3-4_02 E5-5_07 S1-7_01 GOV-1_01 E1-1_12
`,
  },
  {
    name: 'hanneck-consumer-iro-angaben-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Konsumgüter: Wesentlichkeitsanalyse, Konzepte und Listen nach IRO-2 und Anlage B; fast keine Kennzahl, viele Ziele und fremde Zahlen',
    look: { size: 9, font: 'serif' },
    text: `
head: Hanneck Consumer SE & Co. KGaA · Nachhaltigkeitserklärung 2024
# Allgemeine Informationen
## Grundlagen
Die Nachhaltigkeitserklärung wurde auf konsolidierter Grundlage erstellt und umfasst dieselben Unternehmen wie der Konzernabschluss. Kennzahlen der Umwelt- und Sozialstandards veröffentlichen wir im getrennten Datenband auf unserer Internetseite.
## Verfahren zur Ermittlung der wesentlichen Auswirkungen, Risiken und Chancen (IRO-1)
[columns 2]
Ausgangspunkt war eine Liste von 286 möglichen Auswirkungen, Risiken und Chancen. In Workshops mit 74 Fachleuten und nach Gesprächen mit 23 externen Interessengruppen wurden 61 als wesentlich eingestuft: 34 Auswirkungen, 19 Risiken und 8 Chancen. Der finanzielle Schwellenwert lag bei 25 Mio. € Ergebniswirkung.

Die Ergebnisse wurden im September 2024 vom Vorstand bestätigt. 92 % der befragten Beschäftigten hielten das Thema Klimaschutz für wichtig.
[next]
Für physische Klimarisiken haben wir 118 Standorte anhand eines Szenarios mit hohen Emissionen (SSP5-8.5) untersucht. An 14 Standorten besteht bis 2050 ein erhöhtes Risiko von Hochwasser oder Hitze. Übergangsrisiken wurden mit einem Szenario geprüft, das die Erderwärmung auf 1,5 °C begrenzt. In diesem Szenario steigt der CO_{2}-Preis bis 2040 auf 205 US-Dollar je Tonne.
[/columns]
## Liste der Angabepflichten (IRO-2)
[table widths=60,300 style=grid size=8 align=left]
! Standard | Angabepflicht | Seite
E1-1 | Übergangsplan für den Klimaschutz | 71
E1-4 | Ziele im Zusammenhang mit dem Klimaschutz | 74
E1-5 | Energieverbrauch und Energiemix | Datenband
E1-6 | THG-Bruttoemissionen der Kategorien Scope 1, 2 und 3 | Datenband
E3-4 | Wasserverbrauch | nicht wesentlich
E5-5 | Ressourcenabflüsse | Datenband
S1-6 | Merkmale der Beschäftigten des Unternehmens | Datenband
S1-14 | Kennzahlen für Gesundheitsschutz und Sicherheit | Datenband
S4-3 | Verfahren zur Behebung negativer Auswirkungen | 118
G1-4 | Korruptions- oder Bestechungsfälle | 131
[/table]
[page]
head: Hanneck Consumer SE & Co. KGaA · Nachhaltigkeitserklärung 2024
## Datenpunkte aus anderen EU-Rechtsvorschriften (Anlage B zu ESRS 2)
[table widths=230,60,110 style=grid size=7.5 align=left]
! Angabepflicht und Datenpunkt | Absatz | Rechtsakt | Verweis
ESRS 2 GOV-1 Geschlechtervielfalt in den Leitungsorganen | 21 d | SFDR, Benchmark-VO | S. 52
ESRS 2 GOV-1 Prozentsatz der unabhängigen Mitglieder | 21 e | Benchmark-VO | S. 52
ESRS 2 SBM-1 Tätigkeiten im Zusammenhang mit fossilen Brennstoffen | 40 d i | SFDR, Säule 3 | nicht relevant
ESRS E1-1 Von Paris-abgestimmten Referenzwerten ausgenommen | 16 g | Säule 3 | S. 71
ESRS E1-5 Energieverbrauch aus fossilen Brennstoffen | 38 | SFDR | Datenband
ESRS E1-6 THG-Bruttoemissionen | 44 | SFDR, Säule 3 | Datenband
ESRS E1-6 Intensität der THG-Bruttoemissionen | 53 bis 55 | SFDR | Datenband
ESRS E5-5 Nicht recycelte Abfälle | 37 d | SFDR | Datenband
ESRS S1-14 Zahl der Todesfälle und Quote der Arbeitsunfälle | 88 b, c | SFDR | Datenband
ESRS S1-16 Unbereinigtes geschlechtsspezifisches Verdienstgefälle | 97 a | SFDR | Datenband
ESRS S1-17 Fälle von Diskriminierung | 103 a | SFDR | S. 109
[/table]
## Klimawandel
### Übergangsplan und Ziele
Hanneck ist nicht von den Paris-abgestimmten EU-Referenzwerten ausgenommen. Den Übergangsplan haben Vorstand und Aufsichtsrat im März 2024 genehmigt. Über den Fortschritt wird zweimal im Jahr berichtet.
[table widths=190 style=rules size=8.5]
! Klimaziel | Ausgangsjahr | Zieljahr | Zielwert
Minderung der Scope-1-Emissionen | 2019 | 2030 | 45 %
Minderung der Scope-3-Emissionen | 2019 | 2030 | 30 %
Minderung der gesamten THG-Emissionen | 2019 | 2045 | 90 %
Strom aus erneuerbaren Quellen | – | 2027 | 100 %
Verpackungen recycelbar oder wiederverwendbar | – | 2027 | 100 %
Rezyklat in Kunststoffverpackungen | – | 2030 | 35 %
[/table]
Die Ziele entsprechen dem für 1,5 °C erforderlichen Pfad und sind wissenschaftlich fundiert. Haushalte verursachen rund 70 % der Emissionen unserer Waschmittel, weil das Wasser erwärmt wird. Ein Waschgang bei 20 °C spart gegenüber 40 °C etwa 0,2 kg CO_{2}.
[page]
head: Hanneck Consumer SE & Co. KGaA · Nachhaltigkeitserklärung 2024
## Eigene Beschäftigte und Beschäftigte in der Wertschöpfungskette
Unsere Grundsätze für Arbeit im eigenen Unternehmen untersagen Menschenhandel, Zwangsarbeit und Kinderarbeit ausdrücklich. An allen Produktionsstandorten besteht ein Managementsystem zur Verhütung von Arbeitsunfällen. Bis 2028 soll die Unfallrate auf höchstens 0,5 Unfälle je einer Million Arbeitsstunden sinken, und bis 2026 sollen 40 % der Führungspositionen mit Frauen besetzt sein.

Für Lieferanten gilt der Verhaltenskodex „Responsible Partners“. Palmöl beziehen wir zu 97 % nach einem anerkannten Standard; rund 7.600 Kleinbauern nahmen an Schulungen teil. In der Branche arbeiten nach Schätzung einer Nichtregierungsorganisation 17 % der Plantagenarbeiter ohne Vertrag. Über die Beschwerdestelle, die auch anonym genutzt werden kann, erreichten uns aus der Lieferkette 41 Hinweise.
## Verbraucherinnen und Verbraucher
Über Telefon, Post und Internet gingen 2024 insgesamt 212.400 Anfragen ein. 18.360 davon waren Beschwerden von Verbraucherinnen und Verbrauchern (2023: 19.115). In 96 % der Fälle antworteten wir binnen fünf Werktagen.
### Produktsicherheit
Jedes Produkt wird vor der Markteinführung von Toxikologinnen und Toxikologen bewertet. Im Jahr 2024 waren das 2.870 Bewertungen. Zwei Rückrufe betrafen zusammen 41.000 Packungen eines Klebstoffs; Gesundheitsschäden wurden nicht bekannt. 83 % unserer Waschmittel tragen eine Anleitung für niedrige Temperaturen.
### Ziele
- Bis 2030 sollen 10 Millionen Menschen mit Bildungsprogrammen zu Hygiene erreicht werden (seit 2020: 6,3 Millionen).
- Die Reklamationsquote soll unter 12 je eine Million verkaufter Packungen bleiben (2024: 10,8).
- Der durchschnittliche Wasserbedarf je Waschgang soll um 15 % sinken.
## Unternehmenspolitik
Im Berichtsjahr wurde kein Unternehmen des Konzerns wegen eines Verstoßes gegen Korruptions- oder Bestechungsvorschriften verurteilt; Geldstrafen fielen nicht an. Die durchschnittliche Zahlungsfrist, die wir mit Lieferanten vereinbaren, beträgt 60 Tage; bei kleinen und mittleren Unternehmen sind es 30 Tage. Nach einer Erhebung der Europäischen Kommission werden in der EU 47 % aller Rechnungen pünktlich bezahlt.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
E1.IRO-1_07 = yes
E1.IRO-1_13 = yes
E1.IRO-1_04 = yes
E1-1_12 = no
E1-1_14 = yes
E1-4_01 = yes
E1-4_04 = 90 % @2045
E1-4_07 = 45 % @2030
E1-4_16 = 30 % @2030
E1-4_22 = yes
S1-1_08 = yes
S1-1_09 = yes
S2-1_06 = yes
S2-3_12 = yes
S4-3_13 = 18360
G1-4_01 = 0
G1-4_02 = 0 EUR
absent E1-5_01 E1-5_02 E1-5_09 E1-6_07 E1-6_11 E1-8_04 E5-5_05 E5-5_10 S1-6_02 S1-9_02#female S1-14_05 S1-17_02 G1-6_01 G1-6_03 SBM-1_06 S1-3_05
`,
  },
  ...thirdGermanLargeIndustry,
  ...thirdGermanLargeChemicals,
  ...thirdGermanLargeTrade,
  ...thirdGermanLargeMaterials,
]
