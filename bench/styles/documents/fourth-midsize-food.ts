import type { StyleDocument } from '../style-document.ts'
import { immerloheAnswers } from './fourth-midsize-food-answers.ts'

/** A maker of meat and convenience food with a voluntary statement by ESRS, kept as a Word file. */
export const fourthMidsizeFood: StyleDocument[] = [
  {
    name: 'immerlohe-feinkost-nachhaltigkeitserklaerung-2025.docx',
    language: 'de',
    year: 2025,
    style:
      'Lebensmittelhersteller, freiwillig nach ESRS als Word-Datei: nummerierte Energiezeilen wie in der Anlage des Standards, Basisjahr- und Zielspalte bei den Emissionen',
    text: `
# Nachhaltigkeitserklärung der Immerlohe Feinkost SE
## Allgemeine Informationen
### BP-1 – Allgemeine Grundlagen für die Erstellung
Die Nachhaltigkeitserklärung der Immerlohe Feinkost SE für das Geschäftsjahr 2025 wurde freiwillig und auf konsolidierter Basis unter teilweiser Anwendung der ESRS aufgestellt. Der Konsolidierungskreis entspricht dem des Konzernabschlusses. Von der Möglichkeit, Informationen zu geistigem Eigentum, Know-how oder Innovationsergebnissen auszulassen, wurde kein Gebrauch gemacht.
### GOV-1 – Die Rolle der Verwaltungs-, Leitungs- und Aufsichtsorgane
[table]
! Zusammensetzung zum 31.12.2025 | Vorstand | Aufsichtsrat
Mitglieder | 3 | 9
davon Frauen | 1 | 3
Frauenanteil | 33,3 % | 33,3 %
Unabhängige Mitglieder | – | 5 (55,6 %)
Durchschnittsalter in Jahren | 51 | 59
[/table]
Über beide Organe hinweg beträgt das Verhältnis von Frauen zu Männern 0,5.
### GOV-3 – Einbeziehung der nachhaltigkeitsbezogenen Leistung in Anreizsysteme
Die kurzfristige variable Vergütung des Vorstands berücksichtigt seit 2024 nachhaltigkeitsbezogene Ziele. Insgesamt hängen 10 % der variablen Vergütung von der Minderung der Scope-1- und Scope-2-Emissionen und von der Unfallrate ab.
### SBM-1 – Strategie, Geschäftsmodell und Wertschöpfungskette
Immerlohe stellt Wurstwaren, gekühlte Fertiggerichte und pflanzliche Alternativen her und verkauft sie an den Lebensmittelhandel sowie an Großverbraucher in Deutschland, Polen und den Niederlanden. Die Gruppe betreibt neun Werke. Sie ist weder in den Sektoren fossile Brennstoffe und Herstellung von Chemikalien noch in den Bereichen umstrittene Waffen oder Anbau und Produktion von Tabak tätig.
[table]
! Umsatzerlöse in Mio. EUR | 2025 | 2024
Fleisch- und Wurstwaren | 492,6 | 498,2
Convenience | 287,1 | 266,0
Pflanzliche Alternativen | 138,7 | 120,5
* Konzern | 918,4 | 884,7
[/table]
Zwischen 2020 und 2025 wuchs der deutsche Markt für pflanzliche Alternativen um durchschnittlich 9 % im Jahr; unser Marktanteil liegt bei rund 11 %. Bis 2030 soll ein Viertel des Umsatzes auf pflanzliche Produkte entfallen.
## E1 – Klimawandel
### E1-1 – Übergangsplan für den Klimaschutz
Immerlohe verfügt noch nicht über einen Übergangsplan im Sinne des ESRS E1. Der Vorstand beabsichtigt, einen solchen Plan im Jahr 2027 zu beschließen. Immerlohe ist nicht von den Paris-abgestimmten EU-Referenzwerten ausgenommen.
### E1-3 – Maßnahmen und Mittel
Die 2025 abgeschlossenen Maßnahmen (Wärmepumpen in Werk 2 und 5, Abwärmenutzung der Kälteanlagen, Photovoltaik) führten zu einer Emissionsminderung von 2.150 t CO_{2}e. Von den bis 2030 beschlossenen Maßnahmen erwarten wir eine weitere Minderung von 12.400 t CO_{2}e. Für die Maßnahmen wurden im Berichtsjahr Investitionsausgaben (CapEx) in Höhe von 8,7 Mio. EUR und Betriebsausgaben (OpEx) in Höhe von 1,2 Mio. EUR aufgewendet. In den Jahren 2026 bis 2030 sind Investitionsausgaben von 31 Mio. EUR vorgesehen.
### E1-4 – Ziele im Zusammenhang mit dem Klimaschutz
Alle Ziele beziehen sich auf das Basisjahr 2022 und sind in der Tabelle der Treibhausgasemissionen aufgeführt. Sie sind nicht extern validiert; eine Einreichung bei der SBTi einschließlich der Ziele für Wald, Land und Landwirtschaft ist für 2026 geplant. Als Anhaltspunkt diente der branchenübergreifende Pfad mit einer jährlichen Minderung von 4,2 %.
### E1-5 – Energieverbrauch und Energiemix
[table]
! Energieverbrauch und Energiemix | 2024 | 2025
(1) Brennstoffverbrauch aus Kohle und Kohleerzeugnissen (MWh) | 0 | 0
(2) Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen (MWh) | 22.015 | 21.460
(3) Brennstoffverbrauch aus Erdgas (MWh) | 155.340 | 148.920
(4) Brennstoffverbrauch aus anderen fossilen Quellen (MWh) | 0 | 0
(5) Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus fossilen Quellen (MWh) | 21.180 | 9.875
* (6) Gesamtverbrauch fossiler Energie (MWh) (Summe der Zeilen 1 bis 5) | 198.535 | 180.255
Anteil fossiler Quellen am Gesamtenergieverbrauch (in %) | 69,0 | 63,4
(7) Verbrauch aus Kernkraftquellen (MWh) | 2.610 | 1.240
Anteil des Verbrauchs aus nuklearen Quellen am Gesamtenergieverbrauch (in %) | 0,9 | 0,4
(8) Brennstoffverbrauch für erneuerbare Quellen, einschließlich Biomasse und Biogas (MWh) | 10.890 | 11.605
(9) Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus erneuerbaren Quellen (MWh) | 70.450 | 84.310
(10) Verbrauch selbst erzeugter erneuerbarer Energie, bei der es sich nicht um Brennstoffe handelt (MWh) | 5.240 | 6.925
* (11) Gesamtverbrauch erneuerbarer Energie (MWh) (Summe der Zeilen 8 bis 10) | 86.580 | 102.840
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch (in %) | 30,1 | 36,2
* Gesamtenergieverbrauch (MWh) (Summe der Zeilen 6, 7 und 11) | 287.725 | 284.335
[/table]
Unsere Blockheizkraftwerke erzeugten 31.480 MWh Strom aus nicht erneuerbaren Quellen, unsere Photovoltaikanlagen 7.310 MWh aus erneuerbaren Quellen (2024: 33.020 MWh und 5.515 MWh). Alle Tätigkeiten gehören zum klimaintensiven Sektor C (Verarbeitendes Gewerbe). Die Energieintensität betrug 309,6 MWh je Mio. EUR Nettoumsatzerlöse (2024: 325,2).
### E1-6 – THG-Bruttoemissionen der Kategorien Scope 1, 2 und 3 sowie THG-Gesamtemissionen
[table]
! t CO_{2}e | Basisjahr 2022 | 2024 | 2025 | % 2025/2024 | Ziel 2030 gegenüber 2022
= Scope-1-Treibhausgasemissionen
Scope-1-THG-Bruttoemissionen | 42.610 | 38.905 | 37.284 | –4,2 | –42 %
Prozentsatz der Scope-1-Emissionen aus regulierten Emissionshandelssystemen (in %) | 33 | 31 | 31 | |
= Scope-2-Treibhausgasemissionen
Standortbezogene Scope-2-THG-Bruttoemissionen | 37.205 | 34.862 | 33.418 | –4,1 |
Marktbezogene Scope-2-THG-Bruttoemissionen | 31.480 | 9.118 | 4.036 | –55,7 | –60 %
= Signifikante Scope-3-Treibhausgasemissionen
Gesamte indirekte (Scope-3-)THG-Bruttoemissionen | 1.640.200 | 1.559.945 | 1.522.275 | –2,4 | –25 %
1 Erworbene Waren und Dienstleistungen | 1.523.400 | 1.448.300 | 1.412.800 | –2,5 |
2 Investitionsgüter | 10.150 | 8.915 | 9.640 | 8,1 |
3 Tätigkeiten im Zusammenhang mit Brennstoffen und Energie | 13.020 | 11.880 | 11.250 | –5,3 |
4 Vorgelagerter Transport und Vertrieb | 52.700 | 50.105 | 48.730 | –2,7 |
5 Abfallaufkommen in Betrieben | 5.610 | 5.340 | 5.118 | –4,2 |
6 Geschäftsreisen | 760 | 980 | 1.042 | 6,3 |
7 Pendelnde Arbeitnehmer | 4.310 | 4.270 | 4.315 | 1,1 |
9 Nachgelagerter Transport | 22.950 | 23.110 | 22.460 | –2,8 |
12 Behandlung von Produkten am Ende der Lebensdauer | 7.300 | 7.045 | 6.920 | –1,8 |
= THG-Emissionen insgesamt
* THG-Emissionen insgesamt (standortbezogen) | 1.720.015 | 1.633.712 | 1.592.977 | –2,5 |
* THG-Emissionen insgesamt (marktbezogen) | 1.714.290 | 1.607.968 | 1.563.595 | –2,8 |
[/table]
71 % der Emissionen in Kategorie 1 stammen aus dem Bezug von Schweine- und Rindfleisch. Bei der Verbrennung von Biogas und Holz entstanden biogene Emissionen von 3.180 t CO_{2}, die nicht in Scope 1 enthalten sind. Für 14 % der Scope-3-Emissionen lagen Primärdaten von Lieferanten vor.
[table]
! THG-Intensität je Nettoumsatzerlös (t CO_{2}e/Mio. EUR) | 2024 | 2025
THG-Gesamtemissionen (standortbezogen) je Nettoumsatzerlös | 1.846,6 | 1.734,5
THG-Gesamtemissionen (marktbezogen) je Nettoumsatzerlös | 1.817,5 | 1.702,5
[/table]
Weder der Abbau von Treibhausgasen noch CO_{2}-Zertifikate werden genutzt. Eine interne CO_{2}-Bepreisung wird nicht angewendet; für 2026 wird ein Schattenpreis von 90 EUR je Tonne erprobt.
## E2 – Umweltverschmutzung
In das Wasser wurden oberhalb der Schwellenwerte des E-PRTR eingeleitet: Gesamtstickstoff 58,4 t, Gesamtphosphor 5,9 t und organischer Kohlenstoff (TOC) 71,2 t. Für Emissionen in die Luft wurde an keinem Standort ein Schwellenwert überschritten. Das Werk Kalisz meldete im März einen Ammoniakaustritt von 40 kg, der folgenlos blieb.
## E3 – Wasser- und Meeresressourcen
[table]
! Wasser (in m³) | 2024 | 2025
Wasserentnahme | 3.021.700 | 2.914.600
Wasserableitung | 2.488.900 | 2.402.300
Gesamtwasserverbrauch | 532.800 | 512.300
davon in Gebieten mit Wasserrisiken, einschließlich Gebieten mit hohem Wasserstress | 41.100 | 38.400
Zurückgewonnenes und wiederverwendetes Wasser | 171.200 | 186.500
Wasserintensität (m³ je Mio. EUR Nettoumsatzerlöse) | 602,2 | 557,8
[/table]
## E4 – Biologische Vielfalt und Ökosysteme
Zwei Standorte mit zusammen 7,4 ha grenzen an Natura-2000-Gebiete. Wesentliche negative Auswirkungen auf diese Gebiete wurden nicht festgestellt. Die Flächen, auf denen unsere Rohwaren angebaut werden, schätzen wir auf 96.000 ha.
## E5 – Ressourcennutzung und Kreislaufwirtschaft
Das Gesamtgewicht der 2025 verwendeten Produkte und Materialien betrug 472.850 t. 41,3 % der biologischen Materialien stammten aus nachhaltiger Beschaffung nach den Standards Haltungsform 3 oder höher, RSPO oder Bio. Wiederverwendete oder recycelte Materialien, überwiegend in Verpackungen, wogen 11.920 t; das entspricht 2,5 %. 94 % der Verpackungen sind recyclingfähig, 2030 sollen es 100 % sein.
[table]
! Abfälle 2025 (in t) | Gefährlich | Nicht gefährlich | Gesamt
Vorbereitung zur Wiederverwendung | 0 | 1.210 | 1.210
Recycling | 86 | 18.940 | 19.026
Sonstige Verwertungsverfahren | 41 | 32.415 | 32.456
* Von der Beseitigung abgezweigte Abfälle | 127 | 52.565 | 52.692
Verbrennung | 92 | 4.870 | 4.962
Deponierung | 12 | 318 | 330
Sonstige Arten der Beseitigung | 9 | 0 | 9
* Zur Beseitigung bestimmte Abfälle | 113 | 5.188 | 5.301
* Gesamtmenge des Abfallaufkommens | 240 | 57.753 | 57.993
[/table]
Nicht recycelt wurden 38.967 t oder 67,2 % des Abfallaufkommens, weil Schlachtnebenprodukte überwiegend in Biogasanlagen gehen. Lebensmittelabfälle machten 21.870 t aus (2024: 22.640 t). Radioaktive Abfälle entstehen nicht (0 t).
## S1 – Arbeitskräfte des Unternehmens
### S1-6 – Merkmale der Arbeitnehmer des Unternehmens
Die Zahlen sind Personenzahlen zum Ende des Berichtszeitraums. Im Durchschnitt des Jahres waren 4.176 Personen beschäftigt.
[table]
! Zahl der Arbeitnehmer (Personen) | Weiblich | Männlich | Divers | Insgesamt
Arbeitnehmer | 1.842 | 2.374 | 2 | 4.218
Dauerhaft Beschäftigte | 1.655 | 2.188 | 2 | 3.845
Befristet Beschäftigte | 187 | 186 | 0 | 373
Abrufkräfte | 0 | 0 | 0 | 0
Vollzeitbeschäftigte | 1.214 | 2.236 | 2 | 3.452
Teilzeitbeschäftigte | 628 | 138 | 0 | 766
[/table]
[table]
! Land | Zahl der Arbeitnehmer (Personen)
Deutschland | 3.012
Polen | 794
Übrige Länder | 412
[/table]
Im Berichtszeitraum haben 622 Arbeitnehmer das Unternehmen verlassen, die Fluktuationsquote lag bei 14,9 %.
### S1-7 – Merkmale der Fremdarbeitskräfte
Zum Stichtag waren 325 Fremdarbeitskräfte tätig: 318 Leiharbeitnehmer und 7 Selbstständige. Im Bereich Schlachtung und Zerlegung setzt Immerlohe keine Fremdarbeitskräfte ein.
### S1-8 – Tarifvertragliche Abdeckung und sozialer Dialog
83,4 % aller Arbeitnehmer sind durch Tarifverträge abgedeckt.
[table]
! Abdeckungsquote | Tarifvertragliche Abdeckung: Arbeitnehmer – EWR | Sozialer Dialog: Vertretung am Arbeitsplatz (nur EWR)
0–19 % | Polen | 
20–39 % | | 
40–59 % | | Polen
60–79 % | | 
80–100 % | Deutschland | Deutschland
[/table]
### S1-9 – Diversitätskennzahlen
Zur obersten Führungsebene zählen der Vorstand und die ihm unmittelbar unterstellten Leitungen.
[table]
! Merkmal | Anzahl | Anteil
Oberste Führungsebene: Frauen | 5 | 23,8 %
Oberste Führungsebene: Männer | 16 | 76,2 %
Arbeitnehmer unter 30 Jahren | 812 | 19,3 %
Arbeitnehmer zwischen 30 und 50 Jahren | 2.021 | 47,9 %
Arbeitnehmer über 50 Jahre | 1.385 | 32,8 %
[/table]
### S1-10 bis S1-12
Alle Arbeitnehmer erhalten eine angemessene Entlohnung im Einklang mit den geltenden Referenzwerten. Der niedrigste Tariflohn in Deutschland lag 2025 bei 14,10 EUR je Stunde. Alle Arbeitnehmer sind durch öffentliche Programme oder Leistungen des Unternehmens gegen Verdienstverluste bei Krankheit, Arbeitslosigkeit, Arbeitsunfällen und Erwerbsunfähigkeit, Elternurlaub und Ruhestand abgesichert. Der Anteil der Menschen mit Behinderungen an den Arbeitnehmern beträgt 5,1 %.
### S1-13 bis S1-16
[table]
! Kennzahl | Weiblich | Männlich | Insgesamt
Arbeitnehmer, die an regelmäßigen Leistungs- und Laufbahnbeurteilungen teilgenommen haben (in %) | 65 | 70 | 68
Durchschnittliche Zahl der Schulungsstunden je Arbeitnehmer | 10,9 | 12,5 | 11,8
Arbeitnehmer mit Anspruch auf Urlaub aus familiären Gründen (in %) | 100 | 100 | 100
Anspruchsberechtigte Arbeitnehmer, die Urlaub aus familiären Gründen genommen haben (in %) | 6,1 | 3,4 | 4,6
[/table]
[table]
! Gesundheitsschutz und Sicherheit | 2024 | 2025
Von einem Managementsystem für Gesundheit und Sicherheit abgedeckte eigene Arbeitskräfte (in %) | 100 | 100
davon extern zertifiziert (in %) | 54 | 62
Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen (eigene Arbeitskräfte) | 0 | 0
Todesfälle anderer Arbeitskräfte an Standorten des Unternehmens | 0 | 0
Meldepflichtige Arbeitsunfälle | 131 | 118
Quote meldepflichtiger Arbeitsunfälle (je 1 Mio. Arbeitsstunden) | 20,3 | 18,4
Fälle meldepflichtiger arbeitsbedingter Erkrankungen von Arbeitnehmern | 7 | 5
Ausfalltage durch Verletzungen, Unfälle, Todesfälle und Erkrankungen | 2.915 | 2.640
[/table]
Das Verdienstgefälle zwischen Frauen und Männern betrug 7,2 %. Die jährliche Gesamtvergütung der am höchsten bezahlten Person entsprach dem 34,6-Fachen des Medians der übrigen Arbeitnehmer.
### S1-17 – Vorfälle, Beschwerden und schwerwiegende Auswirkungen im Zusammenhang mit Menschenrechten
[table]
! Angabe | 2025
Fälle von Diskriminierung, einschließlich Belästigung | 4
Beschwerden über Kanäle für die eigenen Arbeitskräfte | 19
Beschwerden bei nationalen Kontaktstellen für multinationale Unternehmen der OECD | 0
Geldbußen, Sanktionen und Schadenersatzzahlungen im Zusammenhang damit (in EUR) | 0
Schwerwiegende Vorfälle in Bezug auf Menschenrechte | 0
[/table]
## S4 – Verbraucher und Endnutzer
2025 gingen 5.214 Beschwerden von Verbrauchern ein (2024: 5.502), das sind 7,3 je Million verkaufter Packungen. Zwei Chargen wurden öffentlich zurückgerufen.
## G1 – Unternehmensführung
### G1-1 – Unternehmenskultur
Immerlohe verfügt über eine Tierschutzrichtlinie, die für eigene Betriebe und für alle Mäster und Schlachthöfe gilt. 88 % des Frischfleischs stammten aus der Haltungsform 2 oder höher. Der Verhaltenskodex für Lieferanten ist Bestandteil aller Rahmenverträge.
### G1-3 und G1-4 – Korruption und Bestechung
96 % der risikobehafteten Funktionen sind durch Schulungsprogramme abgedeckt. Die Zahl der Verurteilungen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften betrug 0, die Höhe der Geldstrafen 0 EUR. Bestätigte Korruptions- oder Bestechungsfälle: 0.
### G1-5 – Politische Einflussnahme
Die Immerlohe Feinkost SE ist im Lobbyregister des Deutschen Bundestages eingetragen. Finanzielle politische Zuwendungen und Sachleistungen wurden nicht geleistet (0 EUR). Für die Mitgliedschaft in Interessenverbänden fielen 142.000 EUR an.
### G1-6 – Zahlungspraktiken
[table]
! Zahlungspraktiken | 2025
Durchschnittliche Zahl der Tage bis zur Begleichung einer Rechnung | 24
Standardzahlungsbedingungen (Tage) | 30
Anteil der Zahlungen, die diesen Bedingungen entsprechen (in %) | 91
Anhängige Gerichtsverfahren wegen Zahlungsverzugs | 0
[/table]
`,
    answers: immerloheAnswers,
  },
]
