import type { StyleDocument } from '../style-document.ts'
import { lindscheidAnswers } from './fifth-german-industry-answers.ts'

/** A listed maker of machines: its first statement by ESRS, part of the combined management report. */
export const fifthGermanIndustryMachines: StyleDocument[] = [
  {
    name: 'lindscheid-lagebericht-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Maschinenbauer, erste Nachhaltigkeitserklärung im zusammengefassten Lagebericht: meist nur das Berichtsjahr, Basisjahr und Meilensteine bei den Emissionen, Nummern für Tabellen',
    look: { size: 8.5, margin: 50 },
    text: `
head: Lindscheid Maschinenwerke AG   Geschäftsbericht 2024   Zusammengefasster Lagebericht – Nachhaltigkeitserklärung
# Konzern-Nachhaltigkeitserklärung
## Allgemeine Angaben
### Grundlagen der Berichterstattung (BP-1, BP-2)
Die Konzern-Nachhaltigkeitserklärung der Lindscheid Maschinenwerke AG wurde für das Geschäftsjahr 2024 auf konsolidierter Basis und erstmals unter vollständiger Anwendung der European Sustainability Reporting Standards (ESRS) als Rahmenwerk nach § 315c in Verbindung mit § 289d HGB aufgestellt. Der Konsolidierungskreis stimmt mit dem des Konzernabschlusses überein. Die Erklärung deckt die vor- und nachgelagerte Wertschöpfungskette ab, soweit dort wesentliche Auswirkungen, Risiken oder Chancen ermittelt wurden. Vergleichszahlen werden im ersten Jahr der Anwendung nicht angegeben. Für S1-12 und S1-15 nehmen wir die Übergangsregelungen in Anspruch.
Angaben zur Wertschöpfungskette, insbesondere die Emissionen in Scope 3, beruhen zu großen Teilen auf Schätzungen und Durchschnittswerten. Bei einer Änderung der angenommenen Laufzeit unserer Werkzeugmaschinen um 10 % ändern sich die Emissionen der Nutzungsphase um rund 0,6 Mio. t CO_{2}e.
### Rolle der Leitungs- und Aufsichtsorgane (GOV-1)
Der Vorstand bestand zum 31. Dezember 2024 aus vier Mitgliedern, darunter eine Frau (25,0 %). Der nach dem Mitbestimmungsgesetz paritätisch besetzte Aufsichtsrat hat zwölf Mitglieder, davon fünf Frauen (41,7 %). Sechs Mitglieder vertreten die Arbeitnehmer. Nach Einschätzung des Aufsichtsrats sind alle Vertreter der Anteilseigner mit einer Ausnahme unabhängig. Der Prüfungsausschuss befasste sich 2024 in drei Sitzungen mit der Nachhaltigkeitserklärung.
### Nachhaltigkeit in der Vorstandsvergütung (GOV-3)
Die variable Vergütung des Vorstands ist an nachhaltigkeitsbezogene Ziele geknüpft. 20 % der langfristigen variablen Vergütung entfallen je zur Hälfte auf die Senkung der Emissionen in Scope 1 und 2 sowie auf den Anteil von Frauen in Führungspositionen.
### Strategie, Geschäftsmodell und Wertschöpfungskette (SBM-1)
Lindscheid entwickelt, fertigt und betreut Werkzeugmaschinen, Förderanlagen und Antriebe für Kunden in mehr als 70 Ländern. Der Konzern erzielte 2024 Umsatzerlöse von 2.486,3 Mio. € (Vorjahr: 2.541,8 Mio. €) und investierte 118,4 Mio. € in Sachanlagen. Zum Jahresende waren 11.842 Arbeitnehmer für uns tätig:
[table widths=260 style=rules size=8]
! Tabelle 1: Arbeitnehmer nach Regionen (Personenzahl zum 31.12.2024) | 2024
Deutschland | 6.918
Übriges Europa | 1.614
Amerika | 1.604
Asien | 1.706
* Konzern | 11.842
[/table]
Lindscheid ist nicht in den Bereichen fossile Brennstoffe, Herstellung von Chemikalien, umstrittene Waffen sowie Anbau und Produktion von Tabak tätig.
[page]
## Klimawandel (E1)
### Übergangsplan (E1-1)
Der Übergangsplan wurde im November 2023 vom Vorstand verabschiedet und vom Aufsichtsrat gebilligt. Er ist Teil der Strategie „Antrieb 2030“. Lindscheid ist von den Paris-abgestimmten EU-Referenzwerten nicht ausgeschlossen. Eingeschlossene Emissionen (locked-in emissions) ergeben sich vor allem aus der Nutzungsphase der im Feld befindlichen Maschinen.
### Maßnahmen (E1-3)
- Stromlieferverträge: Seit Juli 2024 bezieht das Stammwerk Strom aus einem Windpark in der Nordsee (Laufzeit zehn Jahre, jährlich rund 38 GWh).
- Wärme: In zwei Werken wurden Gaskessel durch Wärmepumpen ersetzt; vier weitere folgen bis 2027.
- Fuhrpark: 41 % der Dienstwagen fahren elektrisch.
Die im Berichtsjahr umgesetzten Maßnahmen führten zu einer Minderung von 4.960 t CO_{2}e. Bis 2030 erwarten wir von den geplanten Maßnahmen eine weitere Minderung von 14.500 t CO_{2}e. Für die Umsetzung fielen 2024 Investitionsausgaben von 23,4 Mio. € und Betriebsausgaben von 3,1 Mio. € an.
### Ziele (E1-4)
Bis 2030 wollen wir die Summe der Emissionen in Scope 1 und Scope 2 (marktbezogen) gegenüber 2021 um 50 % senken, die Emissionen in Scope 3 im selben Zeitraum um 27,5 %. Die Ziele wurden von der Science Based Targets initiative validiert; das Ziel für Scope 1 und 2 ist wissenschaftsbasiert und mit der Begrenzung der Erderwärmung auf 1,5 °C vereinbar. Bis Ende 2024 wurde in Scope 1 und 2 eine Minderung um 45,9 % erreicht.
### Energieverbrauch und Energiemix (E1-5)
[table widths=360 style=grid size=8]
! Tabelle 2: Energieverbrauch und Energiemix | Einheit | 2024
Brennstoffverbrauch aus Kohle und Kohleerzeugnissen | MWh | –
Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen | MWh | 38.214
Brennstoffverbrauch aus Erdgas | MWh | 96.487
Brennstoffverbrauch aus sonstigen fossilen Quellen | MWh | –
Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus fossilen Quellen | MWh | 41.306
* Gesamtverbrauch fossiler Energie | MWh | 176.007
Anteil fossiler Quellen am Gesamtenergieverbrauch | % | 61,9
* Verbrauch aus Kernkraftquellen | MWh | 9.118
Anteil des Verbrauchs aus Kernkraftquellen am Gesamtenergieverbrauch | % | 3,2
Brennstoffverbrauch für erneuerbare Quellen, einschließlich Biomasse | MWh | 2.940
Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus erneuerbaren Quellen | MWh | 88.652
Verbrauch selbst erzeugter erneuerbarer Energie, bei der es sich nicht um Brennstoffe handelt | MWh | 7.486
* Gesamtverbrauch erneuerbarer Energie | MWh | 99.078
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch | % | 34,9
* Gesamtenergieverbrauch | MWh | 284.203
[/table]
Die Photovoltaikanlagen des Konzerns erzeugten 8.102 MWh erneuerbare Energie, die Blockheizkraftwerke 12.640 MWh nicht erneuerbare Energie. Sämtliche Tätigkeiten sind dem klimaintensiven Sektor C (Verarbeitendes Gewerbe/Herstellung von Waren) zugeordnet. Die Energieintensität, bezogen auf die Nettoumsatzerlöse aus klimaintensiven Sektoren von 2.486,3 Mio. €, lag bei 114,3 MWh je Mio. €.
[page]
### Treibhausgasemissionen (E1-6)
Die Emissionen werden nach dem Corporate Standard und dem Scope 3 Standard des Greenhouse Gas Protocol ermittelt. Einbezogen werden alle Gesellschaften unter operativer Kontrolle. Die Kategorien 8, 9, 10, 13, 14 und 15 sind nicht wesentlich oder nicht vorhanden.
[table widths=200 style=rules size=7.5]
! | Rückblickend | << | Etappenziele und Zieljahre | << | <<
! Tabelle 3: THG-Emissionen in t CO_{2}e | Basisjahr 2021 | 2024 | 2030 | 2050 | Jährliches Ziel in % / Basisjahr
= Scope-1-THG-Emissionen
Scope-1-THG-Bruttoemissionen | 34.910 | 29.846 | | |
Anteil der Scope-1-THG-Emissionen aus regulierten Emissionshandelssystemen (in %) | 0 | 0 | | |
= Scope-2-THG-Emissionen
Standortbezogene Scope-2-THG-Bruttoemissionen | 61.480 | 47.918 | | |
Marktbezogene Scope-2-THG-Bruttoemissionen | 54.330 | 18.407 | | |
* Scope 1 und Scope 2 (marktbezogen) | 89.240 | 48.253 | 44.620 | 8.924 | 5,6
= Signifikante Scope-3-THG-Emissionen
Gesamte indirekte (Scope-3-)THG-Bruttoemissionen | 7.716.190 | 6.830.515 | 5.594.238 | 771.619 | 3,1
·3.1 Erworbene Waren und Dienstleistungen | 468.200 | 412.600 | | |
·3.2 Investitionsgüter | 35.120 | 38.910 | | |
·3.3 Tätigkeiten im Zusammenhang mit Brennstoffen und Energie | 13.480 | 11.275 | | |
·3.4 Vorgelagerter Transport und Vertrieb | 52.940 | 46.380 | | |
·3.5 Abfallaufkommen in Betrieben | 3.640 | 3.118 | | |
·3.6 Geschäftsreisen | 17.210 | 14.962 | | |
·3.7 Pendelnde Arbeitnehmer | 14.120 | 13.540 | | |
·3.11 Verwendung verkaufter Produkte | 7.105.000 | 6.284.000 | | |
·3.12 Behandlung von Produkten am Ende der Lebensdauer | 6.480 | 5.730 | | |
= THG-Emissionen insgesamt
* THG-Emissionen insgesamt (standortbezogen) | 7.812.580 | 6.908.279 | | |
* THG-Emissionen insgesamt (marktbezogen) | 7.805.430 | 6.878.768 | | |
[/table]
Mit der Nutzung unserer Maschinen beim Kunden sind 92 % der Emissionen in Scope 3 verbunden. 6 % der Emissionen in Scope 3 wurden anhand von Primärdaten berechnet, die wir von Lieferanten oder anderen Partnern der Wertschöpfungskette erhalten haben. Aus der Verbrennung von Biomasse stammen 1.015 t biogene CO_{2}-Emissionen, die nicht in Scope 1 enthalten sind. Die Intensität der Gesamtemissionen betrug, bezogen auf die Nettoumsatzerlöse, standortbezogen 2.778,5 t CO_{2}e je Mio. € und marktbezogen 2.766,7 t CO_{2}e je Mio. €.
[table widths=360 style=plain size=8]
! Tabelle 4: Überleitung der Nettoumsatzerlöse (in Mio. €) | 2024
Zur Berechnung der THG-Intensität herangezogene Nettoumsatzerlöse | 2.486,3
Sonstige Nettoumsatzerlöse | 0,0
* Nettoumsatzerlöse gesamt (Konzernabschluss, Anhang Nr. 4) | 2.486,3
[/table]
### CO_{2}-Zertifikate und interne Bepreisung (E1-7, E1-8)
Lindscheid nutzt weder Projekte zum Abbau von Treibhausgasen noch CO_{2}-Zertifikate. Bei Investitionsanträgen über 1 Mio. € wird ein Schattenpreis von 85 € je Tonne CO_{2}e angesetzt.
## Umweltverschmutzung (E2)
Besorgniserregende Stoffe sind vor allem in Kühlschmierstoffen, Lacken und bleihaltigen Legierungen enthalten. Die Gesamtmenge besorgniserregender Stoffe, die 2024 bei der Produktion verwendet oder beschafft wurden, betrug 1.186 t. 902 t verließen unsere Betriebe als Bestandteil von Produkten. Von den besonders besorgniserregenden Stoffen wurden 214 t verwendet oder beschafft; 209 t verließen die Betriebe als Bestandteil von Produkten.
[page]
## Ressourcennutzung und Kreislaufwirtschaft (E5)
Im Berichtsjahr wurden Produkte und Materialien mit einem Gesamtgewicht von 268.400 t verwendet, überwiegend Stahl, Guss und Zukaufteile. Auf sekundäre Komponenten und Materialien entfielen 71.930 t, ein Anteil von 26,8 %. Biologische Materialien (Holz und Pappe für Verpackungen) stammten zu 64 % aus nachhaltiger Beschaffung. Der Anteil recycelbarer Materialien liegt bei unseren Produkten bei 93 %, bei deren Verpackungen bei 88 %. Im Stammwerk wurden 312 Maschinen generalüberholt.
[table widths=230 style=zebra size=8]
! Tabelle 5: Abfälle 2024 in t | Gefährlich | Nicht gefährlich | Summe
Vorbereitung zur Wiederverwendung | 4 | 410 | 414
Recycling | 1.286 | 31.874 | 33.160
Sonstige Verwertungsverfahren | 642 | 3.106 | 3.748
* Von der Beseitigung abgezweigte Abfälle | 1.932 | 35.390 | 37.322
Verbrennung | 388 | 702 | 1.090
Deponierung | 96 | 1.215 | 1.311
Sonstige Arten der Beseitigung | 514 | 48 | 562
* Zur Beseitigung bestimmte Abfälle | 998 | 1.965 | 2.963
* Gesamtmenge des Abfallaufkommens | 2.930 | 37.355 | 40.285
[/table]
Die Menge der nicht recycelten Abfälle betrug 7.125 t (17,7 %). Radioaktive Abfälle fielen nicht an (0 t).
## Arbeitskräfte des Unternehmens (S1)
### Merkmale der Arbeitnehmer und Fremdarbeitskräfte (S1-6, S1-7)
Alle Angaben sind Personenzahlen zum Ende des Berichtszeitraums. Die im Konzernabschluss genannte durchschnittliche Zahl der Arbeitnehmer (11.790) weicht davon ab.
[table widths=190 style=grid size=8]
! Tabelle 6: Arbeitnehmer nach Art des Vertrags und Geschlecht | Weiblich | Männlich | Divers | Insgesamt
* Zahl der Arbeitnehmer | 2.204 | 9.635 | 3 | 11.842
Zahl der dauerhaft Beschäftigten | 2.051 | 9.102 | 3 | 11.156
Zahl der befristet Beschäftigten | 153 | 533 | 0 | 686
Zahl der Abrufkräfte | 0 | 0 | 0 | 0
Zahl der Vollzeitbeschäftigten | 1.598 | 9.304 | 3 | 10.905
Zahl der Teilzeitbeschäftigten | 606 | 331 | 0 | 937
[/table]
[columns 2]
[table widths=130 style=rules size=8]
! Tabelle 7: Länder mit mindestens 10 % der Arbeitnehmer | Personen
Deutschland | 6.918
China | 1.402
USA | 1.288
[/table]
[next]
Im Berichtszeitraum verließen 947 Arbeitnehmer das Unternehmen. Die Fluktuationsquote, bezogen auf den Jahresdurchschnitt, betrug 8,0 %.
Am Jahresende waren 486 Fremdarbeitskräfte im Konzern tätig, davon 452 Leiharbeitskräfte und 34 Selbstständige.
[/columns]
### Tarifverträge und sozialer Dialog (S1-8)
Insgesamt sind 74,6 % der Arbeitnehmer durch Tarifverträge abgedeckt. Es besteht ein Europäischer Betriebsrat.
[table widths=95 style=rules size=8 align=left]
! Tabelle 8: | Tarifvertragliche Abdeckung | << | Sozialer Dialog
! Abdeckungsquote | Arbeitnehmer – EWR | Arbeitnehmer – Nicht-EWR | Vertretung am Arbeitsplatz (nur EWR)
0–19 % | | Amerika |
20–39 % | | |
40–59 % | | Asien |
60–79 % | | |
80–100 % | Deutschland | | Deutschland
[/table]
[page]
### Diversität (S1-9)
Als oberste Führungsebene gelten der Vorstand und die erste Ebene darunter.
[table widths=240 style=rules size=8]
! Tabelle 9: Diversitätsparameter | Anzahl | in %
Frauen in der obersten Führungsebene | 4 | 16,0
Männer in der obersten Führungsebene | 21 | 84,0
Arbeitnehmer unter 30 Jahren | 1.932 | 16,3
Arbeitnehmer zwischen 30 und 50 Jahren | 6.125 | 51,7
Arbeitnehmer über 50 Jahren | 3.785 | 32,0
[/table]
### Angemessene Entlohnung und Sozialschutz (S1-10, S1-11)
Alle Arbeitnehmer des Konzerns werden angemessen im Einklang mit den anwendbaren Referenzwerten entlohnt. Alle Arbeitnehmer sind durch öffentliche Programme oder durch vom Unternehmen angebotene Leistungen gegen Verdienstverluste aufgrund von Krankheit, Arbeitslosigkeit, Arbeitsunfällen und Erwerbsunfähigkeit, Elternurlaub sowie Ruhestand abgesichert.
### Weiterbildung (S1-13)
[table widths=270 style=rules size=8]
! Tabelle 10 | Weiblich | Männlich | Gesamt
Anteil der Arbeitnehmer mit regelmäßiger Leistungs- und Laufbahnbeurteilung (in %) | 78,4 | 74,9 | 75,6
Durchschnittliche Zahl der Schulungsstunden je Arbeitnehmer | 14,2 | 15,1 | 14,9
[/table]
### Gesundheitsschutz und Sicherheit (S1-14)
[table widths=370 style=grid size=8]
! Tabelle 11: Gesundheit und Sicherheit | 2024
Arbeitskräfte des Unternehmens, die von einem Managementsystem für Gesundheit und Sicherheit abgedeckt sind (in %) | 91,2
Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen – eigene Arbeitskräfte | 0
Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen – andere Arbeitskräfte an unseren Standorten | 1
Meldepflichtige Arbeitsunfälle | 167
Quote meldepflichtiger Arbeitsunfälle (je 1 Mio. geleisteter Arbeitsstunden) | 8,3
Meldepflichtige arbeitsbedingte Erkrankungen der Arbeitnehmer | 6
Ausfalltage der Arbeitnehmer aufgrund von Arbeitsunfällen und Erkrankungen | 3.482
[/table]
Der tödliche Unfall betraf einen Mitarbeiter eines Bauunternehmens auf dem Gelände des Werks Pune. Ziel ist es, die Quote bis 2030 auf höchstens 5,0 zu senken.
### Vergütung (S1-16)
Der Verdienstunterschied zwischen Frauen und Männern, bezogen auf den durchschnittlichen Bruttostundenverdienst der Männer, betrug 9,6 %. Bereinigt um Funktion und Land liegt er bei 1,8 %. Die jährliche Gesamtvergütung der am höchsten bezahlten Person entsprach dem 41,3-Fachen des Medians aller übrigen Arbeitnehmer.
### Vorfälle und Beschwerden (S1-17)
2024 wurden sieben Fälle von Diskriminierung einschließlich Belästigung gemeldet. Über unsere Kanäle gingen 31 Beschwerden von Arbeitskräften ein. Geldbußen, Sanktionen oder Schadenersatzzahlungen fielen dafür nicht an (0 €). Schwerwiegende Vorfälle in Bezug auf Menschenrechte im Zusammenhang mit den eigenen Arbeitskräften: 0.
## Unternehmensführung (G1)
### Lieferanten und Hinweisgeber (G1-1, G1-2)
Der Verhaltenskodex für Lieferanten wurde von Lieferanten anerkannt, auf die 87 % des Einkaufsvolumens entfallen. Über das Hinweisgebersystem gingen 46 Meldungen ein.
### Korruption und Bestechung (G1-3, G1-4)
94 % der risikobehafteten Funktionen sind durch Schulungsprogramme abgedeckt. Im Berichtszeitraum gab es keine Verurteilungen (0) und keine Geldstrafen (0 €) wegen Verstößen gegen Korruptions- und Bestechungsvorschriften.
### Zahlungspraktiken (G1-6)
Bis zur Begleichung einer Rechnung vergehen ab Beginn der Zahlungsfrist durchschnittlich 37 Tage. Die Standardzahlungsbedingung beträgt für alle Lieferantengruppen 30 Tage netto; 82 % der Zahlungen entsprachen ihr. Gerichtsverfahren wegen Zahlungsverzugs waren nicht anhängig (0).
`,
    answers: lindscheidAnswers,
  },
]
