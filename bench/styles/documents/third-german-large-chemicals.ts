import type { StyleDocument } from '../style-document.ts'

/** Further sustainability statements of large groups in German. */
export const thirdGermanLargeChemicals: StyleDocument[] = [
  {
    name: 'ludorvia-chemie-umweltangaben-2025.pdf',
    language: 'de',
    year: 2025,
    style:
      'Chemiekonzern: Umweltteil der ESRS-Erklärung mit Tabellen in Mio. t, GWh und Tsd. t, Abfallmatrix, Schadstoffe',
    look: { size: 8.5, font: 'serif', margin: 56 },
    text: `
head: Ludorvia-Bericht 2025 · Konzernlagebericht · Nachhaltigkeitserklärung · E1 Klimawandel
# E1 Klimawandel
## Strategie und Ziele
Ludorvia will bis 2050 Netto-Null-Emissionen erreichen. Bis 2030 sollen die Emissionen aus Scope 1 und Scope 2 zusammen um 30 % unter dem Wert von 2018 (5,9 Mio. t CO_{2}-Äquivalente) liegen. Im Berichtsjahr sanken sie auf 4,1 Mio. t. Zwei der fünf Dampfcracker in Europa sollen bis 2032 elektrisch beheizt werden; die Investition dafür beträgt nach heutiger Schätzung rund 1,1 Mrd. €, von denen 140 Mio. € bewilligt sind.
[columns 2]
Der Energiebedarf der chemischen Industrie ist hoch. In Deutschland entfällt auf sie etwa ein Viertel des industriellen Endenergieverbrauchs. An unseren vier Verbundstandorten nutzen wir die Abwärme eines Betriebs als Energie in anderen Betrieben und sparen so jährlich etwa 5.900 GWh.
[next]
Strom und Dampf erzeugen wir zum größten Teil in eigenen Kraftwerken mit Kraft-Wärme-Kopplung. Der Brennstoffeinsatz ist in der folgenden Tabelle enthalten; zur Vermeidung von Doppelzählungen wird die daraus erzeugte Energie nicht noch einmal gezählt.
[/columns]
### Energieverbrauch und Energiemix
[table widths=230,65 style=zebra size=8]
! Energieverbrauch (ESRS E1-5) | Einheit | 2025 | 2024
Erdgas | GWh | 9.412,6 | 9.877,1
Kohle und Kohleerzeugnisse | GWh | 1.204,3 | 1.391,8
Rohöl und Erdölerzeugnisse | GWh | 188,7 | 201,5
Sonstige fossile Brennstoffe^{1} | GWh | 1.655,2 | 1.702,6
Zugekaufter Strom und Dampf aus fossilen Quellen | GWh | 2.871,4 | 3.216,9
* Energieverbrauch aus fossilen Quellen | GWh | 15.332,2 | 16.389,9
Anteil am Gesamtenergieverbrauch | % | 83,2 | 85,6
* Energieverbrauch aus nuklearen Quellen | GWh | 214,9 | 260,3
Anteil am Gesamtenergieverbrauch | % | 1,2 | 1,4
Biomasse und andere erneuerbare Brennstoffe | GWh | 96,1 | 74,4
Zugekaufter Strom und Dampf aus erneuerbaren Quellen | GWh | 2.744,0 | 2.381,7
Selbst erzeugter und verbrauchter Strom aus Photovoltaik und Wind | GWh | 38,5 | 31,2
* Energieverbrauch aus erneuerbaren Quellen | GWh | 2.878,6 | 2.487,3
Anteil am Gesamtenergieverbrauch | % | 15,6 | 13,0
* Gesamtenergieverbrauch | GWh | 18.425,7 | 19.137,5
Energieintensität^{2} | MWh/Mio. € | 1.294,3 | 1.309,8
= Eigene Energieerzeugung
Erzeugung aus nicht erneuerbaren Quellen | GWh | 7.318,0 | 7.655,4
Erzeugung aus erneuerbaren Quellen | GWh | 51,2 | 42,0
[/table]
fn: 1 Vor allem Rückstände und Nebenprodukte der Produktion, die thermisch genutzt werden.
fn: 2 Bezogen auf den Konzernumsatz von 14.236 Mio. € (2024: 14.611 Mio. €); alle Segmente zählen zu den klimaintensiven Sektoren.
[page]
head: Ludorvia-Bericht 2025 · Konzernlagebericht · Nachhaltigkeitserklärung · E1 Klimawandel
### Treibhausgasemissionen
[table widths=270 style=zebra size=8]
! Treibhausgas-Bruttoemissionen (Mio. t CO_{2}-Äquivalente) | 2025 | 2024
* Scope 1 | 3,412 | 3,586
·CO_{2} (Kohlenstoffdioxid) | 3,288 | 3,451
·N_{2}O (Distickstoffmonoxid) | 0,097 | 0,105
·CH_{4} (Methan) | 0,009 | 0,010
·HFKW (Hydrofluorkohlenwasserstoffe) | 0,018 | 0,020
davon durch regulierte Emissionshandelssysteme abgedeckt (in %) | 78 | 77
* Scope 2 (standortbasiert) | 1,106 | 1,192
* Scope 2 (marktbasiert) | 0,684 | 0,811
* Scope 3 | 18,230 | 18,712
·Kategorie 1: Eingekaufte Güter und Dienstleistungen | 8,624 | 8,911
·Kategorie 2: Kapitalgüter | 0,312 | 0,298
·Kategorie 3: Brennstoff- und energiebezogene Aktivitäten | 1,471 | 1,533
·Kategorie 4: Vorgelagerter Transport und Distribution | 0,618 | 0,640
·Kategorie 5: Abfall aus dem Betrieb | 0,287 | 0,301
·Kategorie 9: Nachgelagerter Transport und Distribution | 0,204 | 0,210
·Kategorie 11: Nutzung verkaufter Produkte | 0,713 | 0,702
·Kategorie 12: Entsorgung verkaufter Produkte | 5,906 | 6,018
·Übrige Kategorien | 0,095 | 0,099
* Gesamtemissionen (standortbasiert) | 22,748 | 23,490
* Gesamtemissionen (marktbasiert) | 22,326 | 23,109
[/table]
Die biogenen CO_{2}-Emissionen aus der Verbrennung von Biomasse in eigenen Anlagen beliefen sich auf 0,031 Mio. t und sind in Scope 1 nicht enthalten. Die Emissionsintensität lag standortbasiert bei 1.597,9 t CO_{2}-Äquivalenten je Mio. € Umsatz (2024: 1.607,7) und marktbasiert bei 1.568,3 t (2024: 1.581,6). Unsere Produkte zur Gebäudedämmung vermeiden nach unserer Rechnung bei den Anwendern rund 21 Mio. t CO_{2} im Jahr.
# E2 Umweltverschmutzung
Berichtet werden Schadstoffe, deren Fracht an mindestens einem Standort den Schwellenwert der E-PRTR-Verordnung überschreitet. 
[columns 2]
[table widths=130 style=zebra size=8]
! Emissionen in die Luft (t) | 2025 | 2024
Stickoxide (NO_{x}) | 4.018 | 4.266
Schwefeloxide (SO_{x}) | 1.127 | 1.240
Flüchtige organische Verbindungen (NMVOC) | 1.964 | 2.051
Kohlenmonoxid (CO) | 2.511 | 2.603
Ammoniak (NH_{3}) | 143 | 158
Feinstaub (PM10) | 286 | 301
[/table]
[next]
[table widths=130 style=zebra size=8]
! Emissionen in das Wasser (t) | 2025 | 2024
Gesamtstickstoff | 1.842 | 1.911
Gesamtphosphor | 121 | 134
Gesamter organischer Kohlenstoff (TOC) | 3.976 | 4.108
Halogenierte organische Verbindungen (AOX) | 38 | 41
[/table]
[/columns]
Wesentliche Einträge in den Boden gab es nicht. Die Rückstellungen für Umweltschutz und Sanierung betrugen zum 31. Dezember 2025 684 Mio. €.
[table widths=270 style=zebra size=8]
! Besorgniserregende Stoffe in Tsd. t | 2025 | 2024
Gesamtmenge, die erzeugt, verwendet oder beschafft wurde | 1.842,0 | 1.897,3
Gesamtmenge, die die Einrichtungen verlässt | 915,0 | 940,8
·als Emissionen | 0,4 | 0,4
·als Produkte | 914,6 | 940,4
[/table]
[page]
head: Ludorvia-Bericht 2025 · Konzernlagebericht · Nachhaltigkeitserklärung
# E3 Wasser- und Meeresressourcen
[table widths=250,60 style=zebra size=8]
! Wasser (ESRS E3-4) | Einheit | 2025 | 2024
Wasserentnahme | Mio. m³ | 612,4 | 630,7
·Oberflächenwasser | Mio. m³ | 541,0 | 557,2
·Grundwasser | Mio. m³ | 58,9 | 60,5
·Von Dritten | Mio. m³ | 12,5 | 13,0
Wasserrückführung | Mio. m³ | 574,2 | 591,9
* Wasserverbrauch | Mio. m³ | 38,2 | 38,8
·davon in Gebieten mit Wasserrisiko | Mio. m³ | 6,4 | 6,5
Zurückgewonnenes und wiederverwendetes Wasser | Mio. m³ | 3.204,0 | 3.287,5
Wasserintensität | m³/Mio. € | 2.683 | 2.656
[/table]
Rund 88 % der entnommenen Menge dienen der Kühlung und kommen mit Produkten nicht in Berührung. Gespeichertes Wasser ist für uns nicht wesentlich.
# E5 Ressourcennutzung und Kreislaufwirtschaft
Im Jahr 2025 setzten wir Rohstoffe, Hilfsstoffe und Verpackungen mit einem Gesamtgewicht von 9.418 Tsd. t ein. Davon waren 212 Tsd. t Sekundärrohstoffe (2,3 %). Von den biologischen Materialien stammten 34 % aus zertifiziert nachhaltiger Beschaffung.
[table widths=220 style=grid size=8]
! Abfall 2025 (Tsd. t) | Gefährlich | Nicht gefährlich | Gesamt
Vorbereitung zur Wiederverwendung | 4,1 | 11,8 | 15,9
Recycling | 62,3 | 204,6 | 266,9
Sonstige Verwertung | 118,7 | 87,5 | 206,2
* Von der Beseitigung abgelenkter Abfall | 185,1 | 303,9 | 489,0
Verbrennung | 141,6 | 22,7 | 164,3
Deponierung | 38,2 | 196,4 | 234,6
Sonstige Beseitigung | 9,4 | 6,3 | 15,7
* Zur Beseitigung bestimmter Abfall | 189,2 | 225,4 | 414,6
* Abfall insgesamt | 374,3 | 529,3 | 903,6
[/table]
Die Menge des nicht recycelten Abfalls betrug 620,8 Tsd. t; das sind 68,7 % des Abfallaufkommens (2024: 69,4 %). Radioaktive Abfälle sind nicht angefallen (0 t). Bauabfälle aus dem Rückbau der Anlage in Hoym (54 Tsd. t) sind in der Tabelle enthalten.
`,
    answers: `
SBM-1_06 = 14236 EUR million
E1-6_33 = 14236 EUR million
E1-4_01 = yes
E1-5_01 = 18425.7 GWh
E1-5_02 = 15332.2 GWh
E1-5_03 = 214.9 GWh
E1-5_04 = 1.2 %
E1-5_05 = 2878.6 GWh
E1-5_06 = 96.1 GWh
E1-5_07 = 2744.0 GWh
E1-5_08 = 38.5 GWh
E1-5_09 = 15.6 %
E1-5_10 = 1204.3 GWh
E1-5_11 = 188.7 GWh
E1-5_12 = 9412.6 GWh
E1-5_13 = 1655.2 GWh
E1-5_14 = 2871.4 GWh
E1-5_15 = 83.2 %
E1-5_16 = 7318 GWh
E1-5_17 = 51.2 GWh
E1-5_18 = 1294.3 MWh/EUR million
E1-5_22 = 14236 EUR million
E1-6_07 = 3.412 million t CO2e
E1-6_08 = 78 %
E1-6_09 = 1.106 million t CO2e
E1-6_10 = 0.684 million t CO2e
E1-6_11 = 18.23 million t CO2e
E1-6_11#cat1 = 8.624 million t CO2e
E1-6_11#cat2 = 0.312 million t CO2e
E1-6_11#cat3 = 1.471 million t CO2e
E1-6_11#cat4 = 0.618 million t CO2e
E1-6_11#cat5 = 0.287 million t CO2e
E1-6_11#cat9 = 0.204 million t CO2e
E1-6_11#cat11 = 0.713 million t CO2e
E1-6_11#cat12 = 5.906 million t CO2e
E1-6_12 = 22.748 million t CO2e
E1-6_13 = 22.326 million t CO2e
E1-6_17 = 0.031 million t CO2
E1-6_30 = 1597.9 t CO2e/EUR million
E1-6_31 = 1568.3 t CO2e/EUR million
E2-4_02#NOx = 4018 t
E2-4_02#SOx = 1127 t
E2-4_02#NMVOC = 1964 t
E2-4_02#CO = 2511 t
E2-4_02#NH3 = 143 t
E2-4_02#PM10 = 286 t
E2-4_03#N = 1842 t
E2-4_03#P = 121 t
E2-4_03#TOC = 3976 t
E2-4_03#AOX = 38 t
E2-5_02 = 1842 kt
E2-5_03 = 915 kt
E2-5_04 = 0.4 kt
E2-5_05 = 914.6 kt
E2-6_06 = 684 EUR million
E3-4_01 = 38.2 million m3
E3-4_02 = 6.4 million m3
E3-4_03 = 3204 million m3
E3-4_08 = 2683 m3/EUR million
E3-4_11 = 612.4 million m3
E3-4_12 = 574.2 million m3
E5-4_02 = 9418 kt
E5-4_03 = 34 %
E5-4_04 = 212 kt
E5-4_05 = 2.3 %
E5-5_07 = 903.6 kt
E5-5_07#nonhazardous = 529.3 kt
E5-5_08#total = 489.0 kt
E5-5_08#hazardous = 185.1 kt
E5-5_08#nonhazardous = 303.9 kt
E5-5_08#reuse = 15.9 kt
E5-5_08#recycling = 266.9 kt
E5-5_08#other = 206.2 kt
E5-5_09#total = 414.6 kt
E5-5_09#hazardous = 189.2 kt
E5-5_09#nonhazardous = 225.4 kt
E5-5_09#incineration = 164.3 kt
E5-5_09#landfill = 234.6 kt
E5-5_09#other = 15.7 kt
E5-5_10 = 620.8 kt
E5-5_11 = 68.7 %
E5-5_15 = 374.3 kt
E5-5_16 = 0 t
absent E1-4_04 E1-4_07 E1-1_06 E3-4_04 E3-4_05 E1-7_10 E2-4_05 S1-6_02
`,
  },
  {
    name: 'wendrich-solm-nachhaltigkeitserklaerung-2024.docx',
    language: 'de',
    year: 2024,
    style:
      'Maschinenbau, Entwurf als Wort-Datei: ESRS 2, S1 und G1 mit Antworten je Angabepflicht, kleine Tabellen, viele Sätze mit Vorjahr',
    text: `
# Nachhaltigkeitserklärung der Wendrich & Solm Maschinenbau AG
## ESRS 2 – Allgemeine Angaben
### BP-1
Die Nachhaltigkeitserklärung wird für den Konzern auf konsolidierter Basis aufgestellt. Einbezogen sind 31 Gesellschaften in 14 Ländern; der Konsolidierungskreis ist derselbe wie im Konzernabschluss.
### GOV-1
Der Vorstand zählt vier geschäftsführende Mitglieder, davon eine Frau. Dem Aufsichtsrat gehören zwölf Mitglieder an, davon vier Frauen. Von den insgesamt 16 Mitgliedern beider Organe sind damit 31,3 % weiblich; das Verhältnis von Frauen zu Männern beträgt 0,45. 66,7 % der Mitglieder des Aufsichtsrats sind unabhängig.
### GOV-3
Die Vergütung des Vorstands ist an Nachhaltigkeitsziele gekoppelt. Der Anteil der variablen Vergütung, der von ihnen abhängt, liegt bei 25 % (Vorjahr: 20 %).
### SBM-1
Wendrich & Solm baut Maschinen für die Verpackungs-, Druck- und Papierindustrie. Der Konzernumsatz belief sich auf 1.482,6 Mio. EUR (Vorjahr: 1.517,3 Mio. EUR). Auf Neumaschinen entfielen 958,1 Mio. EUR, auf Service und Ersatzteile 524,5 Mio. EUR.
[table]
! Region | Arbeitnehmer (Köpfe) 31.12.2024 | Arbeitnehmer (Köpfe) 31.12.2023
Europa | 5.962 | 6.004
Amerika | 811 | 798
Asien | 1.246 | 1.269
* Gesamt | 8.019 | 8.071
[/table]
## ESRS S1 – Arbeitskräfte des Unternehmens
### S1-1 und S1-4
Unsere Menschenrechtspolitik lehnt Zwangsarbeit, Menschenhandel und Kinderarbeit ausdrücklich ab. Im Jahr 2024 wurden 42 Risikoanalysen an Standorten durchgeführt. Bis 2027 wollen wir den Anteil von Frauen in technischen Berufen auf 15 % erhöhen (2024: 11,8 %).
### S1-6
Sofern nicht anders angegeben, beziehen sich die Zahlen auf Köpfe zum 31. Dezember. Auszubildende (402) sind enthalten.
[table]
! Geschlecht | 2024 | 2023
Männlich | 6.571 | 6.634
Weiblich | 1.447 | 1.436
Sonstige | 1 | 1
Nicht angegeben | – | –
* Gesamt | 8.019 | 8.071
[/table]
[table]
! 2024 | Europa | Amerika | Asien | Gesamt
Dauerhaft beschäftigte Arbeitnehmer | 5.611 | 796 | 1.080 | 7.487
Befristet beschäftigte Arbeitnehmer | 351 | 15 | 166 | 532
Vollzeitbeschäftigte | 5.208 | 803 | 1.203 | 7.214
Teilzeitbeschäftigte | 754 | 8 | 43 | 805
[/table]
Im Jahresdurchschnitt beschäftigte der Konzern 8.045 Arbeitnehmer (Köpfe). 697 Arbeitnehmer verließen 2024 das Unternehmen, was einer Fluktuationsquote von 8,7 % entspricht (2023: 9,3 %).
### S1-7
Neben den eigenen Arbeitnehmern waren zum Jahresende 345 nicht angestellte Beschäftigte tätig: 318 Leiharbeitnehmer und 27 Selbstständige.
### S1-8
Tarifvertraglich abgedeckt waren 81 % der Arbeitnehmer. In Deutschland, dem einzigen Land im Europäischen Wirtschaftsraum mit einer signifikanten Zahl von Beschäftigten, lag die Abdeckung bei 94 %; Arbeitnehmervertretungen gibt es dort für 97 %.
### S1-13
[table]
! Schulungsstunden je Arbeitnehmer | 2024 | 2023
Frauen | 18,9 | 17,0
Männer | 16,8 | 16,1
Führungskräfte | 22,4 | 21,7
Übrige Arbeitnehmer | 16,6 | 15,8
* Durchschnitt | 17,2 | 16,3
[/table]
78 % der Arbeitnehmer nahmen an einer regelmäßigen Leistungs- und Laufbahnbeurteilung teil.
### S1-14
Das Managementsystem für Gesundheit und Sicherheit deckt alle eigenen Arbeitskräfte ab (100 %). Zertifiziert nach ISO 45001 sind Standorte mit 57 % der Arbeitskräfte. Die Angaben gelten für Arbeitnehmer und Leiharbeitnehmer zusammen; Ausfalltage und Erkrankungen liegen nur für Arbeitnehmer vor.
[table]
! Kennzahl | 2024 | 2023 | Ziel 2028
Todesfälle aufgrund arbeitsbedingter Verletzungen und Erkrankungen | 0 | 0 | 0
Meldepflichtige Arbeitsunfälle (Zahl) | 91 | 104 | –
Meldepflichtige Arbeitsunfälle (Quote je 1 Mio. Arbeitsstunden) | 7,1 | 8,0 | 5,0
Meldepflichtige arbeitsbedingte Erkrankungen (Zahl) | 4 | 2 | –
Ausfalltage (Kalendertage) | 1.326 | 1.498 | –
[/table]
### S1-16
Bereinigt um Funktion und Erfahrung verdienen Frauen 2,8 % weniger als Männer. Unbereinigt beträgt das geschlechtsspezifische Verdienstgefälle 12,6 % (Vorjahr: 13,1 %). Die Gesamtvergütung der am höchsten bezahlten Person verhielt sich zum Median aller anderen Arbeitnehmer wie 42 zu 1.
### S1-17
Im Berichtszeitraum wurden sechs Diskriminierungsfälle gemeldet. Weitere 19 Beschwerden gingen über das Hinweisgebersystem und die Vertrauensstellen ein. Bußgelder oder Schadenersatz waren nicht zu zahlen (0 EUR). Es gab keine schwerwiegenden Menschenrechtsvorfälle bei den eigenen Arbeitskräften.
## ESRS G1 – Unternehmensführung
### G1-1
Der Verhaltenskodex gilt weltweit. Hinweisgeber sind durch eine Konzernrichtlinie vor Repressalien geschützt. Vorfälle im Zusammenhang mit der Unternehmensführung untersucht die Compliance-Abteilung zeitnah, unabhängig und objektiv.
### G1-2
Für Lieferanten gilt ein eigener Verhaltenskodex. 640 von 780 strategischen Lieferanten haben ihn unterzeichnet. 58 Lieferanten wurden vor Ort auditiert.
### G1-3
Als risikobehaftet gelten Vertrieb, Einkauf, Projektabwicklung und Geschäftsleitung. 87 % dieser Funktionen waren durch Schulungsprogramme abgedeckt. Insgesamt absolvierten 3.114 Personen das Training.
### G1-4
Verurteilungen und Geldstrafen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften: 0 beziehungsweise 0 EUR. Es gab einen bestätigten Korruptionsfall, der zur Kündigung eines Arbeitnehmers führte. Verträge mit Geschäftspartnern mussten deswegen nicht beendet werden (0).
### G1-5
Wendrich & Solm leistet keine politischen Zuwendungen, weder finanziell noch als Sachleistung (jeweils 0 EUR). Für Mitgliedschaften in Verbänden mit Interessenvertretung zahlten wir 214 Tsd. EUR. Spenden an soziale Einrichtungen beliefen sich auf 38 Tsd. EUR.
### G1-6
Im Durchschnitt vergingen 37 Tage bis zur Begleichung einer Rechnung. Unsere Standardbedingungen sehen 30 Tage netto vor; 82 % der Zahlungen entsprachen ihnen. Gerichtsverfahren wegen Zahlungsverzugs sind nicht anhängig. Kunden zahlten im Mittel nach 54 Tagen.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 4
GOV-1_02 = 12
GOV-1_05#female = 31.3 %
GOV-1_06 = 0.45
GOV-1_07 = 66.7 %
GOV-3_01 = yes
GOV-3_05 = 25 %
SBM-1_03 = 8019
SBM-1_04#europe = 5962
SBM-1_04#americas = 811
SBM-1_04#asia = 1246
SBM-1_06 = 1482.6 EUR million
S1-1_08 = yes
S1-6_02 = 8019
S1-6_02#male = 6571
S1-6_02#female = 1447
S1-6_02#other = 1
S1-6_03 = 8045
S1-6_09#permanent = 7487
S1-6_09#temporary = 532
S1-6_09#full_time = 7214
S1-6_09#part_time = 805
S1-6_19 = 7214
S1-6_20 = 805
S1-6_11 = 697
S1-6_12 = 8.7 %
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-7_01 = 345
S1-7_02 = 27
S1-7_03 = 318
S1-8_01 = 81 %
S1-8_02#DE = 94 %
S1-8_06#DE = 97 %
S1-13_02 = 78 %
S1-13_04 = 17.2 h
S1-13_04#female = 18.9 h
S1-13_04#male = 16.8 h
S1-13_04#manager = 22.4 h
S1-13_04#employee_non_manager = 16.6 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_04 = 91
S1-14_05 = 7.1
S1-14_06 = 4
S1-14_07 = 1326 days
S1-14_10 = 57 %
S1-16_01 = 12.6 %
S1-16_02 = 42
S1-17_02 = 6
S1-17_03 = 19
S1-17_05 = 0 EUR
S1-17_08 = 0
S1-17_10 = yes
S1-3_09 = yes
S2-1_06 = yes
G1-1_08 = yes
G1-3_07 = 87 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 1
G1-4_06 = 1
G1-4_07 = 0
G1-5_03 = 0 EUR
G1-5_05 = 214 EUR thousand
G1-5_06 = 0 EUR
G1-6_01 = 37 days
G1-6_02 = 30 days
G1-6_03 = 82 %
G1-6_04 = 0
absent E1-5_01 E1-6_07 S1-9_02#female S1-6_05#DE S1-14_03 S1-14_08 S1-14_09 G1-5_04 S1-12_01 S1-10_01
`,
  },
]
