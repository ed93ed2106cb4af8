import type { StyleDocument } from '../style-document.ts'
import { kordenauAnswers } from './fourth-german-large-automotive-answers.ts'

/** A sustainability statement of a large automotive supplier, with the full set of tables of climate, people and conduct. */
export const fourthGermanLargeAutomotive: StyleDocument[] = [
  {
    name: 'kordenau-konzern-nachhaltigkeitserklaerung-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Automobilzulieferer: Nachhaltigkeitserklärung im zusammengefassten Lagebericht, Tabellen im Wortlaut der Standards mit Einheitenspalte, THG-Tabelle mit Basisjahr und Etappenzielen',
    look: { size: 8.5, margin: 48 },
    text: `
head: Kordenau-Gruppe · Geschäftsbericht 2024 · Zusammengefasster Lagebericht · Nachhaltigkeitserklärung
# Nachhaltigkeitserklärung
## Allgemeine Angaben
### Grundlagen der Erstellung (ESRS 2 BP-1)
Die Nachhaltigkeitserklärung der Kordenau-Gruppe wurde auf konsolidierter Basis erstellt. Der Konsolidierungskreis entspricht dem des Konzernabschlusses; er umfasst neben der Kordenau AG 142 Tochterunternehmen in 38 Ländern. Gemeinschaftsunternehmen sind im Umfang der operativen Kontrolle in die Umweltangaben einbezogen. Von der Möglichkeit, Informationen zu geistigem Eigentum, Know-how oder Innovationsergebnissen auszulassen, wurde kein Gebrauch gemacht.
### Zusammensetzung der Leitungs- und Aufsichtsorgane (ESRS 2 GOV-1)
Der Vorstand der Kordenau AG leitet das Unternehmen in eigener Verantwortung. Der paritätisch besetzte Aufsichtsrat bestellt, überwacht und berät den Vorstand. Zehn seiner Mitglieder werden von den Arbeitnehmern gewählt.
[table widths=190 style=rules]
! 31.12.2024 | Vorstand | Aufsichtsrat | Gesamt
Anzahl der geschäftsführenden Mitglieder | 6 | – | 6
Anzahl der nicht geschäftsführenden Mitglieder | – | 20 | 20
davon Frauen | 1 | 7 | 8
Frauenanteil in % | 16,7 | 35,0 | 30,8
Männeranteil in % | 83,3 | 65,0 | 69,2
Anteil unabhängiger Mitglieder in % | – | 75,0 | –
[/table]
Die Mitglieder des Vorstands sind im Mittel 54 Jahre alt und gehören dem Gremium seit durchschnittlich 4,8 Jahren an.
### Nachhaltigkeitsbezogene Leistungen in Anreizsystemen (ESRS 2 GOV-3)
Die variable Vergütung des Vorstands setzt sich aus dem Short-Term Bonus (STB) und dem Long-Term Bonus (LTB) zusammen. In beiden Komponenten sind Nachhaltigkeitsziele verankert. Bezogen auf die Zielvergütung hingen im Berichtsjahr 22 % der variablen Vergütung von nachhaltigkeitsbezogenen Zielen ab; auf klimabezogene Ziele entfielen 10 % der Gesamtvergütung.
### Strategie und Geschäftsmodell (ESRS 2 SBM-1)
Die Kordenau-Gruppe entwickelt und fertigt Komponenten und Systeme für Antrieb, Fahrwerk und industrielle Anwendungen an 61 Produktionsstandorten. Die Umsatzerlöse des Geschäftsjahres betrugen 9.418,6 Mio. EUR und verteilten sich wie folgt auf die Sparten:
[table widths=210 style=rules]
! in Mio. EUR | 2024 | 2023 | Veränderung in %
Powertrain & Chassis | 4.902,3 | 5.348,0 | –8,3
E-Mobility | 1.688,4 | 1.510,6 | 11,8
Vehicle Aftermarket | 1.570,2 | 1.481,9 | 6,0
Industrial Solutions | 1.257,7 | 1.421,6 | –11,5
* Umsatzerlöse | 9.418,6 | 9.762,1 | –3,5
[/table]
Die Gruppe ist nicht in den Bereichen fossile Brennstoffe, Herstellung von Chemikalien, umstrittene Waffen oder Anbau und Produktion von Tabak tätig. Zum Stichtag beschäftigte die Gruppe 47.812 Arbeitnehmer, davon 30.164 in der Region Europa, 7.015 in der Region Americas, 6.902 in Greater China und 3.731 in Asien/Pazifik.
[page]
head: Kordenau-Gruppe · Geschäftsbericht 2024 · Zusammengefasster Lagebericht · Nachhaltigkeitserklärung · Umweltinformationen
# Umweltinformationen
## ESRS E1 Klimawandel
### Übergangsplan für den Klimaschutz (E1-1)
[columns 2]
Der Übergangsplan der Kordenau-Gruppe wurde im Dezember 2023 vom Vorstand beschlossen und vom Aufsichtsrat gebilligt. Er sieht vor, die Treibhausgasemissionen entlang der gesamten Wertschöpfungskette bis 2040 auf netto null zu senken. Kernelemente sind der Bezug von Grünstrom, die Elektrifizierung der Wärmebehandlung und der Einkauf von emissionsarmem Stahl. Die Kordenau AG ist nicht von den Paris-abgestimmten EU-Referenzwerten ausgenommen.

Für die Umsetzung des Plans wurden im Jahr 2024 Investitionen (CapEx) von 68,4 Mio. EUR und Betriebsausgaben (OpEx) von 12,9 Mio. EUR aufgewendet. In den Jahren 2025 bis 2030 sind weitere Investitionen von rund 410 Mio. EUR vorgesehen.
[next]
Durch Maßnahmen zur Energieeffizienz und den Ersatz von Erdgas wurden im Berichtsjahr THG-Emissionen von 21.300 t CO_{2}e eingespart. Für die bis 2030 beschlossenen Maßnahmen erwartet die Gruppe eine Minderung von weiteren 96.000 t CO_{2}e.

Bei Investitionsentscheidungen über 1 Mio. EUR wird ein interner CO_{2}-Preis von 100 EUR je Tonne CO_{2}e angesetzt. Zum Vergleich: Im europäischen Emissionshandel kostete ein Zertifikat im Jahresdurchschnitt 65 EUR. CO_{2}-Zertifikate aus Klimaschutzprojekten außerhalb der Wertschöpfungskette wurden weder erworben noch gelöscht.
[/columns]
### Ziele im Zusammenhang mit dem Klimaschutz (E1-4)
Die Ziele wurden von einer unabhängigen Initiative als wissenschaftsbasiert und mit der Begrenzung der Erderwärmung auf 1,5 °C vereinbar bestätigt. Basisjahr ist 2019.
[table widths=250 style=rules]
! Ziel | Basisjahr 2019 (t CO_{2}e) | Zieljahr | Minderung
Scope 1 und Scope 2 (marktbezogen), absolut | 1.037.170 | 2030 | –90 %
Scope 3 gesamt, absolut | 33.480.500 | 2030 | –25 %
Wertschöpfungskette (Scope 1, 2 und 3), Netto-Null | 34.517.670 | 2040 | –90 %
[/table]
### Energieverbrauch und Energiemix (E1-5)
[table widths=320,50 style=rules size=7.8]
! | Einheit | 2024 | 2023
Brennstoffverbrauch aus Kohle und Kohleerzeugnissen | MWh | 0 | 0
Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen | MWh | 21.406 | 24.870
Brennstoffverbrauch aus Erdgas | MWh | 612.880 | 648.902
Brennstoffverbrauch aus sonstigen fossilen Quellen | MWh | 3.115 | 3.344
Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus fossilen Quellen | MWh | 198.344 | 225.002
* Gesamtverbrauch fossiler Energie | MWh | 835.745 | 902.118
Anteil fossiler Quellen am Gesamtenergieverbrauch | % | 41,6 | 45,1
* Verbrauch aus Kernkraftquellen | MWh | 14.208 | 16.902
Anteil des Verbrauchs aus nuklearen Quellen am Gesamtenergieverbrauch | % | 0,7 | 0,8
Brennstoffverbrauch für erneuerbare Quellen, einschließlich Biomasse | MWh | 6.902 | 7.110
Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus erneuerbaren Quellen | MWh | 1.104.517 | 1.038.660
Verbrauch selbst erzeugter erneuerbarer Energie, bei der es sich nicht um Brennstoffe handelt | MWh | 47.913 | 34.208
* Gesamtverbrauch erneuerbarer Energie | MWh | 1.159.332 | 1.079.978
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch | % | 57,7 | 54,0
* Gesamtenergieverbrauch | MWh | 2.009.285 | 1.998.998
[/table]
Die Gruppe ist ausschließlich in klimaintensiven Sektoren tätig (NACE-Abschnitt C). Die Energieintensität betrug im Berichtsjahr 213,3 MWh je Mio. EUR Nettoumsatzerlöse (2023: 204,8). Erzeugt wurden 49.870 MWh Energie aus erneuerbaren und 88.214 MWh aus nicht erneuerbaren Quellen, letztere in Blockheizkraftwerken an sieben Standorten.
[page]
head: Kordenau-Gruppe · Geschäftsbericht 2024 · Zusammengefasster Lagebericht · Nachhaltigkeitserklärung · Umweltinformationen
### THG-Bruttoemissionen der Kategorien Scope 1, 2 und 3 sowie THG-Gesamtemissionen (E1-6)
[table widths=165 style=rules size=7.5]
! | Rückblickend | << | << | << | Etappenziele und Zieljahre | << | <<
! in t CO_{2}e | Basisjahr 2019 | 2023 | 2024 | % 2024/2023 | 2025 | 2030 | Jährlich % des Ziels/ Basisjahr
= Scope-1-THG-Emissionen
Scope-1-THG-Bruttoemissionen | 241.870 | 152.448 | 143.906 | –5,6 | 135.000 | 48.400 | –7,3
Prozentsatz der Scope-1-THG-Emissionen aus regulierten Emissionshandelssystemen (in %) | 16 | 18 | 19 | – | – | – | –
= Scope-2-THG-Emissionen
Standortbezogene Scope-2-THG-Bruttoemissionen | 812.410 | 601.887 | 566.120 | –5,9 | – | – | –
Marktbezogene Scope-2-THG-Bruttoemissionen | 795.300 | 139.512 | 98.877 | –29,1 | 80.000 | 55.317 | –8,5
= Signifikante Scope-3-THG-Emissionen
Gesamte indirekte (Scope-3-)THG-Bruttoemissionen | 33.480.500 | 29.104.866 | 27.817.417 | –4,4 | – | 25.110.375 | –2,3
1 Erworbene Waren und Dienstleistungen | 11.902.700 | 9.760.118 | 9.214.330 | –5,6 | – | – | –
2 Investitionsgüter | 488.214 | 431.006 | 402.118 | –6,7 | – | – | –
3 Tätigkeiten im Zusammenhang mit Brennstoffen und Energie | 240.115 | 149.903 | 141.905 | –5,3 | – | – | –
4 Vorgelagerter Transport und Vertrieb | 512.330 | 402.515 | 388.240 | –3,5 | – | – | –
5 Abfallaufkommen in Betrieben | 31.402 | 23.018 | 22.107 | –4,0 | – | – | –
6 Geschäftsreisen | 62.118 | 30.406 | 31.884 | 4,9 | – | – | –
7 Pendelnde Mitarbeitende | 81.705 | 62.340 | 61.022 | –2,1 | – | – | –
9 Nachgelagerter Transport | 55.018 | 45.922 | 44.518 | –3,1 | – | – | –
11 Verwendung verkaufter Produkte | 19.982.614 | 18.089.722 | 17.406.219 | –3,8 | – | – | –
12 Behandlung von Produkten am Ende der Lebensdauer | 115.604 | 100.916 | 96.344 | –4,5 | – | – | –
15 Investitionen | 8.680 | 9.000 | 8.730 | –3,0 | – | – | –
= THG-Emissionen insgesamt
* THG-Emissionen insgesamt (standortbezogen) | 34.534.780 | 29.859.201 | 28.527.443 | –4,5 | – | – | –
* THG-Emissionen insgesamt (marktbezogen) | 34.517.670 | 29.396.826 | 28.060.200 | –4,5 | – | – | –
[/table]
fn: Die Kategorien 8, 10, 13 und 14 sind für die Kordenau-Gruppe nicht wesentlich und werden nicht berichtet.
Der Anteil der Scope-3-Emissionen, der auf der Grundlage von Primärdaten von Lieferanten berechnet wurde, belief sich auf 8 %. Biogene CO_{2}-Emissionen aus der Verbrennung von Biomasse, die nicht in den Scope-1-Emissionen enthalten sind, betrugen 2.346 t. Vom eingekauften Strom waren 84 % durch vertragliche Instrumente abgedeckt, überwiegend durch ungebündelte Herkunftsnachweise.
[table widths=250 style=rules]
! THG-Intensität je Nettoumsatzerlös | 2024 | 2023 | %
THG-Gesamtemissionen (standortbezogen) je Nettoumsatzerlös (t CO_{2}e/Mio. EUR) | 3.028,8 | 3.058,7 | –1,0
THG-Gesamtemissionen (marktbezogen) je Nettoumsatzerlös (t CO_{2}e/Mio. EUR) | 2.979,2 | 3.011,3 | –1,1
[/table]
Die zur Berechnung verwendeten Nettoumsatzerlöse von 9.418,6 Mio. EUR entsprechen der Konzern-Gewinn- und Verlustrechnung (Konzernanhang, Ziffer 2.1).
## ESRS E5 Ressourcennutzung und Kreislaufwirtschaft
### Ressourcenzuflüsse (E5-4)
Eingekauft werden vor allem Stahl, Aluminium, Kunststoffe und Elektronik. Das Gesamtgewicht der im Berichtsjahr verwendeten Produkte und Materialien belief sich auf 2.184.600 t (2023: 2.301.900 t). Davon waren 786.456 t wiederverwendete oder recycelte Komponenten und Sekundärmaterialien, das entspricht einem Anteil von 36,0 %. Biologische Materialien sind nicht wesentlich.
[page]
head: Kordenau-Gruppe · Geschäftsbericht 2024 · Zusammengefasster Lagebericht · Nachhaltigkeitserklärung · Umweltinformationen
### Ressourcenabflüsse (E5-5)
Bei der Zerspanung und Umformung fallen überwiegend Metallspäne an, die sortenrein gesammelt und an Stahlwerke zurückgegeben werden.
[table widths=210 style=rules]
! Abfall 2024 (in t) | Gefährlich | Nicht gefährlich | Gesamt
Vorbereitung zur Wiederverwendung | 312 | 4.118 | 4.430
Recycling | 18.906 | 388.212 | 407.118
Sonstige Verwertungsverfahren | 9.714 | 6.480 | 16.194
* Von der Beseitigung abgeleitete Abfälle | 28.932 | 398.810 | 427.742
Verbrennung | 6.118 | 3.007 | 9.125
Deponierung | 1.904 | 8.866 | 10.770
Sonstige Arten der Beseitigung | 5.230 | 1.118 | 6.348
* Zur Beseitigung bestimmte Abfälle | 13.252 | 12.991 | 26.243
* Gesamtabfallaufkommen | 42.184 | 411.801 | 453.985
Nicht recycelte Abfälle | – | – | 42.437
Anteil nicht recycelter Abfälle in % | – | – | 9,3
[/table]
Radioaktive Abfälle sind in der Kordenau-Gruppe nicht angefallen (0 t).
# Sozialinformationen
## ESRS S1 Arbeitskräfte des Unternehmens
### Merkmale der Arbeitnehmer (S1-6)
Die Zahlen sind, soweit nicht anders angegeben, als Personenzahl zum Ende des Berichtszeitraums dargestellt. Im Jahresdurchschnitt waren 48.306 Arbeitnehmer für die Gruppe tätig (Personenzahl). Die repräsentativste Angabe im Abschluss findet sich im Konzernanhang unter Ziffer 3.4.
[columns 2]
[table widths=120 style=rules]
! Geschlecht | 31.12.2024 | 31.12.2023
Männlich | 36.927 | 37.850
Weiblich | 10.881 | 11.014
Divers | 4 | 3
* Gesamtzahl | 47.812 | 48.867
[/table]
[next]
[table widths=120 style=rules]
! Land | 31.12.2024 | 31.12.2023
Deutschland | 17.318 | 18.002
China | 6.788 | 6.640
Slowakei | 5.204 | 5.377
[/table]
[/columns]
[table widths=210 style=rules]
! 31.12.2024 (Personenzahl) | Weiblich | Männlich | Divers | Insgesamt
Zahl der Arbeitnehmer | 10.881 | 36.927 | 4 | 47.812
Zahl der dauerhaft Beschäftigten | 10.204 | 34.961 | 4 | 45.169
Zahl der befristet Beschäftigten | 677 | 1.966 | 0 | 2.643
Zahl der Beschäftigten ohne garantierte Arbeitsstunden | 0 | 0 | 0 | 0
Zahl der Vollzeitbeschäftigten | 8.917 | 35.852 | 4 | 44.773
Zahl der Teilzeitbeschäftigten | 1.964 | 1.075 | 0 | 3.039
[/table]
Insgesamt verließen 5.211 Arbeitnehmer im Berichtsjahr die Gruppe. Die Fluktuationsquote, berechnet auf die durchschnittliche Zahl der Arbeitnehmer, lag bei 10,8 % (2023: 9,9 %). Die Zahl der nicht angestellten Beschäftigten (S1-7) betrug zum Jahresende 2.306; es handelt sich fast ausschließlich um Leiharbeitskräfte.
### Tarifvertragliche Abdeckung und sozialer Dialog (S1-8)
[table widths=90 style=rules align=left]
! Abdeckungsquote | Tarifvertragliche Abdeckung: Beschäftigte – EWR | Tarifvertragliche Abdeckung: Beschäftigte – Nicht-EWR-Länder | Sozialer Dialog: Vertretung am Arbeitsplatz (nur EWR)
0–19 % | – | Asien/Pazifik | –
20–39 % | – | Americas | –
40–59 % | – | – | –
60–79 % | Slowakei | – | –
80–100 % | Deutschland | Greater China | Deutschland, Slowakei
[/table]
Insgesamt fielen 76,4 % der Arbeitnehmer unter Tarifverträge.
[page]
head: Kordenau-Gruppe · Geschäftsbericht 2024 · Zusammengefasster Lagebericht · Nachhaltigkeitserklärung · Sozialinformationen
### Diversitätsparameter (S1-9)
Als oberste Führungsebene gelten die erste und die zweite Ebene unterhalb des Vorstands. Bis 2025 soll der Frauenanteil auf der ersten Ebene 15 % und auf der zweiten Ebene 18 % erreichen.
[columns 2]
[table widths=130 style=rules]
! Oberste Führungsebene | Anzahl | in %
Weiblich | 46 | 16,3
Männlich | 236 | 83,7
Divers | 0 | 0,0
* Gesamt | 282 | 100,0
[/table]
[next]
[table widths=130 style=rules]
! Altersgruppe | Anzahl | in %
Unter 30 Jahre | 7.363 | 15,4
30 bis 50 Jahre | 26.392 | 55,2
Über 50 Jahre | 14.057 | 29,4
* Gesamt | 47.812 | 100,0
[/table]
[/columns]
### Angemessene Entlohnung und Sozialschutz (S1-10, S1-11)
Alle Arbeitnehmer der Gruppe erhalten eine angemessene Entlohnung im Einklang mit den geltenden Referenzwerten. Zum Sozialschutz wird im ersten Berichtsjahr noch nicht berichtet; das gilt auch für die Angaben zu Menschen mit Behinderungen (S1-12).
### Schulungen und Kompetenzentwicklung (S1-13)
[table widths=300 style=rules]
! | Weiblich | Männlich | Gesamt
Teilnahme an regelmäßigen Leistungs- und Laufbahnbeurteilungen (in %) | 58,1 | 46,3 | 49,0
Durchschnittliche Zahl der Schulungsstunden je Arbeitnehmer | 15,2 | 16,4 | 16,1
[/table]
### Gesundheitsschutz und Sicherheit (S1-14)
[table widths=270 style=rules]
! | Arbeitnehmer | Nicht angestellte Beschäftigte | Gesamt
Vom Managementsystem für Gesundheit und Sicherheit abgedeckte Personen (in %) | 97 | 97 | 97
Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen | 1 | 0 | 1
Meldepflichtige Arbeitsunfälle | 702 | 48 | 750
Quote meldepflichtiger Arbeitsunfälle (je 1 Mio. Arbeitsstunden) | 8,9 | 10,6 | 9,0
Meldepflichtige arbeitsbedingte Erkrankungen | 31 | k. A. | 31
Ausfalltage durch arbeitsbedingte Verletzungen | 14.618 | k. A. | 14.618
[/table]
Bei anderen Arbeitskräften, die an Standorten der Gruppe tätig sind, zum Beispiel Personal von Dienstleistern, kam es zu keinem Todesfall (0). Ziel ist es, die Unfallrate (LTIR) bis 2026 auf 3,0 zu senken; im Berichtsjahr lag sie bei 3,7.
### Vergütungsparameter (S1-16)
Das unbereinigte geschlechtsspezifische Lohngefälle der Kordenau-Gruppe belief sich auf 9,7 %. Bereinigt um Land und Entgeltgruppe waren es in Deutschland 1,8 %. Das Verhältnis der jährlichen Gesamtvergütung der höchstbezahlten Einzelperson zum Median der jährlichen Gesamtvergütung aller Arbeitnehmer lag bei 117.
### Vorfälle, Beschwerden und schwerwiegende Auswirkungen (S1-17)
Im Berichtszeitraum wurden 41 Fälle von Diskriminierung, einschließlich Belästigung, gemeldet. Über die Beschwerdekanäle gingen weitere 186 Beschwerden von Arbeitskräften des Unternehmens ein. Geldbußen, Strafen und Schadenersatzzahlungen in diesem Zusammenhang betrugen 0,1 Mio. EUR. Schwerwiegende Vorfälle in Bezug auf Menschenrechte wurden nicht festgestellt (0); entsprechend fielen keine Geldbußen oder Entschädigungen an (0 EUR).
# Governance-Informationen
## ESRS G1 Unternehmensführung
### Verhinderung und Aufdeckung von Korruption und Bestechung (G1-3, G1-4)
Risikobehaftete Funktionen sind Einkauf, Vertrieb, Finanzen und Personal. 94 % dieser Funktionen waren im Jahr 2024 von Schulungsprogrammen zur Korruptionsprävention abgedeckt. Verurteilungen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften lagen nicht vor (0), Geldstrafen wurden nicht verhängt (0 EUR). Die Zahl der bestätigten Fälle von Korruption oder Bestechung betrug drei; in zwei Fällen wurden Arbeitskräfte entlassen oder diszipliniert.
### Zahlungspraktiken (G1-6)
Im Durchschnitt benötigte die Gruppe 54 Tage, um eine Rechnung nach Beginn der Zahlungsfrist zu begleichen. Die Standardzahlungsbedingung beträgt 60 Tage; 78 % der Zahlungen entsprachen ihr. Gerichtsverfahren wegen Zahlungsverzugs waren zum Stichtag nicht anhängig.
`,
    answers: kordenauAnswers,
  },
]
