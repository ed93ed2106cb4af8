import type { StyleDocument } from '../style-document.ts'
import { answers } from './sixth-a-automotive-answers.ts'

export const sixthAAutomotive: StyleDocument = {
  name: 'kessmar-geschaeftsbericht-2024-nachhaltigkeitserklaerung.pdf',
  language: 'de',
  year: 2024,
  style:
    'ESRS sustainability statement of an automotive supplier in the group management report, disclosure requirement headings and ESRS tables',
  look: { font: 'sans', size: 9, landscape: false, words: false, margin: 57 },
  text: `
head: Kessmar Automotive AG – Geschäftsbericht 2024 – Konzernnachhaltigkeitserklärung
# Konzernnachhaltigkeitserklärung
## Allgemeine Angaben (ESRS 2)
### BP-1 – Allgemeine Grundlagen für die Erstellung

Die Konzernnachhaltigkeitserklärung der Kessmar Automotive AG wurde freiwillig unter vollständiger Anwendung der ersten Fassung der European Sustainability Reporting Standards
aufgestellt und dient zugleich der Erfüllung der §§ 315b und 315c HGB. Sie wurde auf konsolidierter Basis erstellt; der Konsolidierungskreis stimmt mit dem des Konzernabschlusses
überein. Einbezogen sind 38 Produktionsstandorte in 14 Ländern. Von der Möglichkeit, Informationen zu geistigem Eigentum oder zu Ergebnissen von Innovationen
auszulassen, wurde kein Gebrauch gemacht. Zwei Gemeinschaftsunternehmen in China werden nach der Equity-Methode bilanziert und nur in Scope 3 berücksichtigt.

### BP-2 – Angaben im Zusammenhang mit spezifischen Umständen

Als kurzfristig gilt ein Zeitraum bis zu einem Jahr, als mittelfristig bis fünf Jahre, als langfristig mehr als fünf Jahre. Schätzungen betreffen insbesondere Scope 3 (Kategorien 1, 9 und 11)
sowie den Dezemberverbrauch an sieben Standorten. Gegenüber dem Vorjahr wurde der Emissionsfaktor für Stahl auf Lieferantenangaben umgestellt; die Werte für 2023 und das
Basisjahr wurden angepasst. Die Übergangsbestimmungen nach ESRS 1 Anlage C nutzen wir für E1-9, E2-6, E5-6 und S1-11.

### GOV-1 – Die Rolle der Verwaltungs-, Leitungs- und Aufsichtsorgane

Der Vorstand besteht aus vier geschäftsführenden Mitgliedern, der Aufsichtsrat aus zwölf nicht geschäftsführenden Mitgliedern, von denen sechs die Beschäftigten vertreten. Im
Vorstand ist eine Frau vertreten, im Aufsichtsrat sind es vier. 83 % der Aufsichtsratsmitglieder gelten als unabhängig. Erfahrungen mit Nachhaltigkeitsfragen haben sieben Mitglieder des
Aufsichtsrats; im September 2024 fand eine ganztägige Fortbildung zu den ESRS und zur Batterieverordnung statt. Der Prüfungsausschuss überwacht den
Berichtsprozess, der Strategieausschuss befasst sich zweimal im Jahr mit den Auswirkungen, Risiken und Chancen.

### GOV-3 – Einbeziehung der nachhaltigkeitsbezogenen Leistung in Anreizsysteme

Die langfristige variable Vergütung des Vorstands enthält Nachhaltigkeitsziele. Bezogen auf die gesamte variable Zielvergütung beträgt ihr Anteil 18 %. Auf klimabezogene Erwägungen – die
Minderung der Emissionen aus Scope 1 und Scope 2 sowie den Anteil von Sekundärmaterial – entfallen davon mehr als die Hälfte, das sind 10 % der im Berichtszeitraum erfassten
Vergütung. Das dritte Ziel ist die Unfallrate. Für 310 obere Führungskräfte gilt ein abgeleitetes Modell.

### SBM-1 – Strategie, Geschäftsmodell und Wertschöpfungskette

Kessmar entwickelt und fertigt Cockpit- und Türmodule, Luftführungen, Thermomanagement für Batterien sowie metallische Strukturteile. Kunden sind 29 Fahrzeughersteller; die drei größten stehen
für 54 % des Umsatzes. Die Umsatzerlöse betrugen 2.912,6 Mio. € (Vorjahr: 3.047,1 Mio. €). Der Rückgang folgt aus geringeren Abrufen für Elektrofahrzeuge in Europa, während
Nordamerika um 2,8 % wuchs. Zum Jahresende arbeiteten 13.428 Menschen im Konzern. Wir sind weder im Sektor der fossilen Brennstoffe noch in der Herstellung von
Chemikalien, im Bereich umstrittener Waffen oder im Anbau und in der Produktion von Tabak tätig und erzielen daraus keine Erlöse.

Die vorgelagerte Wertschöpfungskette umfasst rund 3.900 Lieferanten von Produktionsmaterial. Mengenmäßig dominieren Polypropylen, technische Kunststoffe, Aluminium, Stahl und
Elektronikkomponenten. In der nachgelagerten Kette liegen der Fahrzeugbau, die Nutzung und die Verwertung von Altfahrzeugen.

### SBM-2 und IRO-1 – Interessenträger und Wesentlichkeitsanalyse

Die doppelte Wesentlichkeit haben wir 2023 ermittelt und 2024 bestätigt. Beteiligt waren Einkauf, Werke und Betriebsräte, dazu 17 externe Gespräche mit Kunden, Banken, einer Gewerkschaft und zwei
Umweltverbänden. Wesentlich sind E1, E2, E5, S1, S2 und G1. E3, E4, S3 und S4 überschreiten die Schwelle nicht. Bei E4 hat die standortbezogene Betrachtung gleichwohl gezeigt, dass sich vier unserer
Produktionsstandorte in oder in der Nähe von Gebieten mit schutzbedürftiger Biodiversität befinden; negative Auswirkungen auf diese Gebiete wurden nicht festgestellt.

[page]
## Umweltinformationen
### E1-1 – Übergangsplan für den Klimaschutz

Unser Übergangsplan „Net Zero Drive“ wurde im Februar 2023 vom Vorstand verabschiedet und vom Aufsichtsrat gebilligt. Er sieht drei Hebel vor: erneuerbare Energie, Elektrifizierung von Trocknern und
Öfen sowie kreislauffähige und CO_{2}-arme Werkstoffe. Bis 2030 werden dafür Investitionen von 94 Mio. € erwartet, davon fielen im Berichtsjahr 13,6 Mio. € an. Gebundene Emissionen sehen wir vor allem in
zwei gasbefeuerten Lackieranlagen mit Restlaufzeiten bis 2034. Kessmar ist nicht von den Paris-abgestimmten EU-Referenzwerten ausgeschlossen.

### Auswirkungen, Risiken und Chancen des Klimawandels

Die Vermögenswerte und Tätigkeiten aller Standorte haben wir 2023 auf Klimagefahren überprüft. Dafür wurde neben RCP2.6 das Hochemissionsszenario RCP8.5 herangezogen. 6 von 38 Standorten weisen bis 2050 eine hohe
Gefährdung auf, meist durch Flusshochwasser und Hitze. Im April 2024 stand das Werk Timisoara nach Starkregen drei Tage still; der Schaden von rund 2 Mio. € war versichert. Die größten Übergangsrisiken liegen in der
Verteuerung von Aluminium und Kunststoff durch CO_{2}-Bepreisung und in den Vorgaben der Kunden, die ab 2027 zunehmend Höchstwerte je Bauteil festschreiben.

### E1-4 – Ziele im Zusammenhang mit dem Klimaschutz

Die Ziele wurden im Mai 2023 von der Science Based Targets initiative als vereinbar mit der Begrenzung der Erderwärmung auf 1,5 °C bestätigt. Für Scope 3 gilt der Maßstab „deutlich unter 2 °C“.
[table style=grid widths=190,70,70,70,70 size=8]
! Reduktionsziel gegenüber 2021 | Basiswert t CO_{2}e | Stand 2024 | Ziel 2030 | Ziel 2045
Scope 1 | 45.310 | –29,7 % | –42 % | –90 %
Scope 2, marktbezogen | 147.600 | –56,8 % | –80 % | –95 %
Scope 3 | 2.388.000 | –16,8 % | –27,5 % | –90 %
[/table]
Scope 1 hat am schwersten zu kämpfen: Von den 13.468 t, die seit 2021 gemindert wurden, geht etwa ein Drittel auf die geringere Auslastung zurück. Für 2025 sind die Umstellung von
vier Thermoölanlagen in Kronach und der Ersatz von 60 Dieselstaplern geplant.

### E1-5 – Energieverbrauch und Energiemix

Sämtliche Umsätze entfallen auf Tätigkeiten in klimaintensiven Sektoren (Abschnitt C der NACE). Der Energieverbrauch je Mio. € Nettoumsatz stieg trotz eines niedrigeren absoluten Verbrauchs
leicht, da die Grundlast der Werke bei geringerer Auslastung erhalten bleibt.
[table style=grid widths=300,80,80 size=8]
! Energieverbrauch und Energiemix | 2024 | 2023
(1) Brennstoffverbrauch aus Kohle und Kohleerzeugnissen (MWh) | 0 | 0
(2) Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen (MWh) | 8.940 | 9.610
(3) Brennstoffverbrauch aus Erdgas (MWh) | 142.310 | 155.270
(4) Brennstoffverbrauch aus sonstigen fossilen Quellen (MWh) | 0 | 0
(5) Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus fossilen Quellen (MWh) | 121.460 | 146.905
* (6) Gesamtverbrauch fossiler Energie (MWh) | 272.710 | 311.785
Anteil fossiler Quellen am Gesamtenergieverbrauch (%) | 57,9 | 64,2
* (7) Verbrauch aus Kernkraftquellen (MWh) | 14.230 | 16.840
Anteil des Verbrauchs aus nuklearen Quellen (%) | 3,0 | 3,5
(8) Brennstoffverbrauch aus erneuerbaren Quellen, einschließlich Biomasse (MWh) | 2.115 | 2.260
(9) Verbrauch aus erworbener Elektrizität, Wärme, Dampf und Kühlung aus erneuerbaren Quellen (MWh) | 173.640 | 149.480
(10) Verbrauch selbst erzeugter erneuerbarer Energie, bei der es sich nicht um Brennstoffe handelt (MWh) | 8.405 | 5.320
* (11) Gesamtverbrauch erneuerbarer Energie (MWh) | 184.160 | 157.060
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch (%) | 39,1 | 32,3
* Gesamtenergieverbrauch (MWh) | 471.100 | 485.685
Energieintensität (MWh je Mio. € Nettoumsatz) | 161,7 | 159,4
[/table]
Die eigene Erzeugung belief sich auf 5.120 MWh aus nicht erneuerbaren Quellen (Blockheizkraftwerke in Kronach und Celaya) und auf 9.160 MWh aus erneuerbaren Quellen.

[page]
### E1-6 – THG-Bruttoemissionen der Kategorien Scope 1, 2 und 3 sowie THG-Gesamtemissionen

Die Berechnung folgt dem GHG Protocol; Konsolidierungsansatz ist die operative Kontrolle. Keine unserer Anlagen unterliegt dem EU-Emissionshandel. Biogene CO_{2}-Emissionen aus der Verbrennung von Holz im
Werk Oradea in Höhe von 742 t sind nicht in Scope 1 enthalten. In Kategorie 1 stammen 22 % der Werte aus Angaben von Lieferanten.
[table style=grid widths=220,64,64,64,50 size=8]
! t CO_{2}e | Basisjahr 2021 | 2023 | 2024 | Veränd. %
= Scope 1
Scope-1-THG-Bruttoemissionen | 45.310 | 34.960 | 31.842 | –8,9
Anteil aus regulierten Emissionshandelssystemen (%) | 0 | 0 | 0 | –
= Scope 2
Standortbezogene Scope-2-THG-Bruttoemissionen | 161.900 | 136.720 | 128.415 | –6,1
Marktbezogene Scope-2-THG-Bruttoemissionen | 147.600 | 79.340 | 63.704 | –19,7
= Signifikante Scope-3-Emissionen
Gesamte indirekte Scope-3-THG-Bruttoemissionen | 2.388.000 | 2.114.300 | 1.986.500 | –6,0
· 1 Erworbene Waren und Dienstleistungen | 1.702.400 | 1.508.900 | 1.412.700 | –6,4
· 2 Investitionsgüter | 51.300 | 44.200 | 38.900 | –12,0
· 3 Tätigkeiten im Zusammenhang mit Brennstoffen und Energie | 38.700 | 31.900 | 29.600 | –7,2
· 4 Vorgelagerter Transport und Vertrieb | 118.200 | 103.400 | 96.300 | –6,9
· 5 Abfallaufkommen in Betrieben | 9.600 | 8.300 | 7.800 | –6,0
· 6 Geschäftsreisen | 3.900 | 7.700 | 8.200 | 6,5
· 7 Pendelnde Beschäftigte | 19.400 | 18.300 | 17.900 | –2,2
· 9 Nachgelagerter Transport | 49.300 | 43.700 | 41.200 | –5,7
· 11 Verwendung verkaufter Produkte | 352.700 | 310.600 | 298.400 | –3,9
· 12 Behandlung von Produkten am Ende der Lebensdauer | 42.500 | 37.300 | 35.500 | –4,8
= THG-Emissionen insgesamt
* THG-Emissionen insgesamt (standortbezogen) | 2.595.210 | 2.285.980 | 2.146.757 | –6,1
* THG-Emissionen insgesamt (marktbezogen) | 2.580.910 | 2.228.600 | 2.082.046 | –6,6
THG-Intensität, standortbezogen (t CO_{2}e je Mio. €) | – | 750,2 | 737,1 | –1,7
THG-Intensität, marktbezogen (t CO_{2}e je Mio. €) | – | 731,4 | 714,8 | –2,3
[/table]

### E1-7 und E1-8 – CO_{2}-Zertifikate und interne CO_{2}-Bepreisung

Kessmar hat weder Projekte zum Abbau von Treibhausgasen finanziert noch CO_{2}-Zertifikate gelöscht oder ihre Löschung vertraglich vereinbart. In der Investitionsrechnung und in der Vergabe von Neuprojekten setzen wir einen
Schattenpreis von 100 € je Tonne CO_{2} an.

### E2-4 – Luft- und Wasserverschmutzung, Mikroplastik

Berichtet werden Schadstoffe, deren Freisetzung an einem Standort die Schwelle der Verordnung über das Schadstofffreisetzungsregister überschreitet. In die Luft gelangten 212,6 t NMVOC (Vorjahr: 231,0 t) aus der Lackierung sowie
48,2 t Stickoxide NOx (Vorjahr: 52,9 t). Bei Einleitungen in Wasser wurden keine Schwellen überschritten. Die Gesamtmenge des erzeugten oder verwendeten Mikroplastiks betrug 18.652 t. Davon sind 18.640 t
Kunststoffgranulate mit einer Korngröße unter fünf Millimetern, die wir verarbeiten, und geschätzt 12 t Abrieb und Stäube, die bei der Bearbeitung entstehen. Alle Spritzgusswerke haben bis 2024 Granulatverluste nach dem
Programm „Operation Clean“ erfasst und 41 Abläufe mit Sieben versehen.

### E5-4 und E5-5 – Ressourcenzuflüsse und -abflüsse

Das Gesamtgewicht der verwendeten Produkte und Materialien belief sich auf 214.900 t. Biologische Materialien wie Naturfasern machten 1,4 % aus. 38.300 t beziehungsweise 17,8 % waren wiederverwendete oder recycelte
Komponenten und Sekundärmaterialien (Vorjahr: 15,9 %). Bis 2030 sollen es 30 % sein. Im neuen Türträger eines deutschen Herstellers bestehen 45 % des Polypropylens aus aufbereiteten Stoßfängern.
[table style=grid widths=200,86,86,86 size=8]
! Abfallaufkommen 2024 in t | gefährlich | nicht gefährlich | gesamt
Vorbereitung zur Wiederverwendung | 0 | 1.214 | 1.214
Recycling | 1.870 | 36.902 | 38.772
Sonstige Verwertungsverfahren | 612 | 2.860 | 3.472
* Von der Beseitigung abgezweigt | 2.482 | 40.976 | 43.458
Verbrennung | 1.604 | 3.118 | 4.722
Deponierung | 610 | 3.046 | 3.656
Sonstige Arten der Beseitigung | 210 | 272 | 482
* Zur Beseitigung bestimmt | 2.424 | 6.436 | 8.860
* Gesamtmenge des Abfallaufkommens | 4.906 | 47.412 | 52.318
[/table]
Nicht recycelte Abfälle beliefen sich auf 12.332 t, das sind 23,6 % des Aufkommens. Radioaktive Abfälle fielen nicht an.

[page]
## Sozialinformationen
### S1-1 – Konzepte im Zusammenhang mit der eigenen Belegschaft

Die Grundsatzerklärung Menschenrechte und der Verhaltenskodex gelten für alle Beschäftigten und Leiharbeitskräfte. Sie verbieten Menschenhandel, Zwangs- und Kinderarbeit. Die Richtlinie „Gleiche Chancen“ wendet sich gegen jede Form der
Diskriminierung aufgrund von ethnischer Herkunft, Hautfarbe, Geschlecht, sexueller Orientierung, Geschlechtsidentität, Behinderung, Alter, Religion, politischer Meinung, nationaler Abstammung oder sozialer Herkunft; zu ihr werden jährlich alle
Führungskräfte sowie die Personalabteilungen geschult. Das Managementsystem für Arbeitssicherheit dient der Verhütung von Unfällen und umfasst alle Standorte.

### S1-2 und S1-3 – Einbeziehung der Belegschaft und Kanäle für Bedenken

Mit den Arbeitnehmervertretungen stehen wir in einem festen Austausch; der Europäische Betriebsrat tagte 2024 dreimal, unter anderem zur Verlagerung der Luftführung von Kronach nach Oradea, die bis 2026 etwa 240 Stellen betrifft. Über die Plattform
„Speak Up Kessmar“ und über örtliche Vertrauenspersonen können Beschäftigte Beschwerden vorbringen. Wer Kanäle in gutem Glauben nutzt, ist vor Vergeltungsmaßnahmen geschützt. Ein internes Team ohne Bindung an
die betroffene Linie untersucht jeden Fall.

### S1-6 – Merkmale der Beschäftigten

Zum 31. Dezember 2024 hatte Kessmar 13.428 Beschäftigte (Personenzahl). Im Berichtszeitraum verließen 1.906 Beschäftigte das Unternehmen; bezogen auf die durchschnittliche Zahl von 13.512 Beschäftigten ergibt sich eine Fluktuation von
14,1 %. Im Werk Celaya, in dessen Umgebung drei weitere Zulieferer eröffnet haben, betrug sie 29 %.
[table style=grid widths=160,75,75,75,75 size=8]
! Personenzahl zum 31.12.2024 | weiblich | männlich | sonstige | gesamt
* Zahl der Beschäftigten | 3.760 | 9.665 | 3 | 13.428
Dauerhaft Beschäftigte | 3.398 | 9.003 | 3 | 12.404
Befristet Beschäftigte | 362 | 662 | 0 | 1.024
Ohne garantierte Arbeitsstunden | 0 | 0 | 0 | 0
Vollzeitbeschäftigte | 3.204 | 9.466 | 2 | 12.672
Teilzeitbeschäftigte | 556 | 199 | 1 | 756
[/table]
[table style=grid widths=110,60,60,60,60,60 size=8]
! Land | Deutschland | Rumänien | Mexiko | China | Übrige
Zahl der Beschäftigten | 4.211 | 3.060 | 2.745 | 1.180 | 2.232
[/table]

### S1-7 – Merkmale der Fremdarbeitskräfte

Zum Stichtag waren 1.148 Fremdarbeitskräfte in die eigene Belegschaft eingegliedert: 1.092 überlassene Arbeitskräfte und 56 Selbstständige, Letztere in Entwicklung und IT.

### S1-8, S1-9, S1-10 und S1-12

Tarifverträge galten für 76,4 % der Beschäftigten. In Deutschland lag die Abdeckung in der Spanne von 80 bis 100 %, in Rumänien zwischen 60 und 79 %.
Auf der obersten Führungsebene, also der ersten und zweiten Ebene unterhalb des Vorstands, waren neun Frauen (16,4 %) und 46 Männer (83,6 %) tätig. 2.551 Beschäftigte waren jünger als 30 Jahre, 7.624 zwischen 30 und 50 Jahre und 3.253 älter als 50 Jahre.
Sämtliche Beschäftigten erhalten eine angemessene Entlohnung gemessen an den anwendbaren Referenzwerten. Der Anteil der Menschen mit Behinderungen belief sich auf 3,1 %, wobei in China und den USA aus rechtlichen Gründen nur freiwillige Angaben erfasst werden.

### S1-13 – Weiterbildung und Kompetenzentwicklung

An regelmäßigen Leistungs- und Laufbahnbeurteilungen nahmen 68,4 % der Beschäftigten teil (Frauen 71,0 %, Männer 67,4 %). Je Beschäftigten wurden im Durchschnitt 17,2 Schulungsstunden geleistet, bei Frauen 16,4 und bei Männern 17,5 Stunden. Das Programm
„Umstieg“ qualifiziert Werkzeugmacher für Mechatronik und Elektronik, seit 2022 haben 412 Beschäftigte teilgenommen.

### S1-14 – Gesundheitsschutz und Sicherheit

Das Managementsystem erfasst 100 % der eigenen Belegschaft. Im März 2024 verunglückte ein Instandhalter im Werk Celaya bei Arbeiten an einer Presse tödlich. Wir haben daraufhin an allen Pressen des Konzerns die Verriegelung überprüft und
das Verfahren zum Freischalten verschärft.
[table style=grid widths=250,75,75,75 size=8]
! 2024 | Beschäftigte | Fremdarbeitskräfte | eigene Belegschaft
Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen | 1 | 0 | 1
Todesfälle anderer Arbeitskräfte an den Standorten | – | – | 0
Meldepflichtige Arbeitsunfälle | 214 | 23 | 237
Quote meldepflichtiger Arbeitsunfälle je 1 Mio. Stunden | 9,1 | 11,6 | 9,3
Meldepflichtige arbeitsbedingte Erkrankungen | 14 | – | –
Ausfalltage | 3.962 | – | –
[/table]

### S1-15, S1-16 und S1-17

Anspruch auf Urlaub aus familiären Gründen haben 100 % der Beschäftigten, 5,9 % haben ihn 2024 genommen. Das unbereinigte geschlechtsspezifische Verdienstgefälle betrug 9,7 %. Das Verhältnis der Vergütung der höchstbezahlten Person zum Median der
Beschäftigten lag bei 58,3. Gemeldet wurden sieben Vorfälle von Diskriminierung einschließlich Belästigung. Über die Kanäle gingen 88 Beschwerden zu Themen der eigenen Belegschaft ein; Geldbußen, Sanktionen oder Schadenersatz fielen dafür nicht an
(0 €). Schwerwiegende Menschenrechtsvorfälle im Zusammenhang mit der eigenen Belegschaft traten nicht auf.

### S2 – Arbeitskräfte in der Wertschöpfungskette

Vorrangige Risiken sehen wir bei Glimmer, Kobalt und Naturkautschuk sowie bei der Leiharbeit in Logistikbetrieben. Der Lieferantenkodex verpflichtet zu den Kernarbeitsnormen der ILO; 91 % des Einkaufsvolumens stammen von Lieferanten, die ihn anerkannt haben. 2024 wurden 118
Selbstauskünfte als kritisch bewertet und 34 Audits durchgeführt. „Speak Up Kessmar“ steht den Arbeitskräften von Lieferanten offen, Hinweise sind anonym möglich. Bestätigt hat sich ein Fall einbehaltener Pässe bei einem Werkzeugbauer in Malaysia; die
28 betroffenen Personen haben ihre Dokumente und gezahlte Vermittlungsgebühren zurückerhalten.

[page]
## Governance-Informationen
### G1-1 und G1-3 – Unternehmenskultur, Verhinderung von Korruption und Bestechung

Der Verhaltenskodex liegt in elf Sprachen vor und wurde 2024 neu gefasst. Hinweisgebende werden nach der Richtlinie (EU) 2019/1937 geschützt. Als gefährdet gelten Funktionen in Einkauf, Vertrieb, Werksleitung und
Anlagenbeschaffung; 94,6 % von ihnen sind durch Schulungsprogramme zur Korruptionsbekämpfung abgedeckt.

### G1-4 – Korruptions- oder Bestechungsfälle

Verurteilungen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften gab es nicht (0), Geldstrafen wurden nicht verhängt (0 €). Drei Fälle haben sich bestätigt; in zwei Fällen wurden Beschäftigte entlassen, in einem Fall wurde der Vertrag mit
einem Geschäftspartner beendet.

### G1-6 – Zahlungspraktiken

Eine Rechnung wird im Durchschnitt nach 47 Tagen beglichen. Die Standardzahlungsbedingung beträgt 60 Tage netto und gilt für Lieferanten von Produktionsmaterial wie für Dienstleister; 79 % der Zahlungen entsprachen ihr. Für kleine und mittlere Unternehmen in
Frankreich und Spanien gelten die gesetzlichen Fristen. Am Stichtag waren zwei Gerichtsverfahren wegen Zahlungsverzugs anhängig. Das Programm zur Lieferkettenfinanzierung nutzten 160 Lieferanten.

### Angaben nach Artikel 8 der Taxonomieverordnung

Taxonomiefähig waren 31,4 % der Umsatzerlöse (Tätigkeit 3.18 Herstellung von Automobil- und Mobilitätskomponenten), taxonomiekonform 6,7 %. Bei den Investitionsausgaben von 171,0 Mio. € betrugen die Werte 44,8 % und 11,2 %. Die vollständigen
Meldebögen finden sich im Anhang zum Lagebericht.
`,
  answers,
}
