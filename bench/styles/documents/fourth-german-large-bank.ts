import type { StyleDocument } from '../style-document.ts'
import { larnbachAnswers } from './fourth-german-large-bank-answers.ts'

/** The sustainability statement of a large bank: financed emissions beside its own, people by country and contract. */
export const fourthGermanLargeBank: StyleDocument[] = [
  {
    name: 'larnbach-bank-konzernlagebericht-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Großbank: Nachhaltigkeitserklärung 2024, finanzierte Emissionen je Anlageklasse, E1-5 mit laufenden Nummern, S1 nach Land und Geschlecht, Gutschriften',
    look: { size: 8.6, margin: 50 },
    text: `
head: Larnbach Bank AG | Geschäftsbericht 2024 | Konzernlagebericht | Konzernnachhaltigkeitserklärung
# Konzernnachhaltigkeitserklärung
## Allgemeine Grundlagen
Die Larnbach Bank AG stellt diese Erklärung auf konsolidierter Basis für das Geschäftsjahr 2024 auf. Der handelsrechtliche Konsolidierungskreis des Konzernabschlusses wurde unverändert übernommen. Ein Teil der Angaben zu finanzierten Emissionen beruht auf Schätzungen; die Datenqualität ist jeweils vermerkt.
### GOV-1 – Die Rolle der Leitungs- und Aufsichtsorgane
[table widths=215 style=zebra size=8]
! Zusammensetzung zum 31.12.2024 | Vorstand | Aufsichtsrat | Insgesamt
Mitglieder | 6 | 16 | 22
davon geschäftsführend | 6 | 0 | 6
davon nicht geschäftsführend | 0 | 16 | 16
davon Arbeitnehmervertreter | 0 | 8 | 8
Frauen (in %) | 33,3 | 43,8 | 40,9
Männer (in %) | 66,7 | 56,3 | 59,1
Unter 50 Jahre (in %) | 16,7 | 18,8 | 18,2
Unabhängige Mitglieder (in %) | – | 87,5 | –
[/table]
### GOV-3 – Einbeziehung der Nachhaltigkeitsleistung in Anreizsysteme
In den Zielvereinbarungen des Vorstands sind ESG-Ziele mit einem Gewicht von 20 % der variablen Vergütung enthalten, darunter das Volumen nachhaltiger Finanzierungen und die Dekarbonisierung des Kreditbuchs.
### SBM-1 – Geschäftsmodell
[columns 2]
Der Konzern betreut rund 9,1 Millionen Privatkunden und 26.400 Firmenkunden in Deutschland und Polen. Zum Jahresende waren 38.914 Personen bei uns beschäftigt: 27.118 in Deutschland, 9.204 in Polen und 2.592 in übrigen Ländern. Die Bilanzsumme betrug 412,6 Mrd. €.
[next]
Die Gesamterlöse, das heißt Zins- und Provisionserträge sowie sonstige Erträge vor Aufwendungen, lagen bei 9.806 Mio. € (Vorjahr: 9.144 Mio. €). In fossilen Brennstoffen, der Herstellung von Chemikalien, umstrittenen Waffen oder Tabak ist der Konzern selbst nicht tätig.
[/columns]
Das Volumen nachhaltiger Finanzierungen erreichte 48,3 Mrd. €; bis 2027 sollen es 70 Mrd. € sein. 12 % der Erträge im Firmenkundengeschäft entfielen auf Kunden aus der Energiewirtschaft.
[page]
head: Larnbach Bank AG | Geschäftsbericht 2024 | Konzernlagebericht | Konzernnachhaltigkeitserklärung | E1
## E1 – Klimawandel
### E1-1 – Übergangsplan für den Klimaschutz
Der Übergangsplan wurde im März 2024 vom Vorstand verabschiedet und vom Aufsichtsrat gebilligt. Spätestens 2050 soll das Kredit- und Anlageportfolio netto null Emissionen aufweisen, der Bankbetrieb bereits 2040. Ein interner CO_{2}-Preis wird derzeit nicht angewendet.
### E1-4 – Klimaziele
[table widths=200 style=zebra size=8]
! Portfolio oder Bereich | Messgröße | Basiswert 2021 | Ist 2024 | Ziel 2030
Stromerzeugung | kg CO_{2}e/MWh | 162 | 118 | 74 (–54 %)
Automobilherstellung | g CO_{2}e/km | 168 | 149 | 108 (–36 %)
Stahl | t CO_{2}e/t | 1,42 | 1,31 | 1,01 (–29 %)
Zement | t CO_{2}e/t | 0,67 | 0,63 | 0,52 (–22 %)
Private Baufinanzierung | kg CO_{2}e/m² | 47,0 | 42,2 | 22,7 (–52 %)
Gewerbliche Immobilien | kg CO_{2}e/m² | 68,3 | 60,9 | 28,4 (–58 %)
Bankbetrieb: Scope 1 | t CO_{2}e | 17.440 | 11.904 | 9.418 (–46 %)
Bankbetrieb: Scope 2 (marktbezogen) | t CO_{2}e | 19.860 | 5.206 | 1.986 (–90 %)
[/table]
### E1-5 – Energieverbrauch und Energiemix
Erfasst sind die 412 Filialen, die Zentralen in Deutschland und Polen, die Rechenzentren und die Dienstwagen.
[table widths=330 style=zebra size=7.8]
! Energieverbrauch und Energiemix (in MWh) | 2024 | 2023
(1) Brennstoffverbrauch aus Kohle und Kohleerzeugnissen | – | –
(2) Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen | 32.018 | 34.115
(3) Brennstoffverbrauch aus Erdgas | 24.118 | 26.904
(4) Brennstoffverbrauch aus sonstigen fossilen Quellen | – | –
(5) Verbrauch aus gekaufter oder erhaltener Elektrizität, Wärme, Dampf oder Kühlung aus fossilen Quellen | 28.404 | 33.018
* (6) Gesamtverbrauch fossiler Energie | 84.540 | 94.037
Anteil fossiler Quellen am Gesamtenergieverbrauch (in %) | 41,1 | 44,9
* (7) Verbrauch aus nuklearen Quellen | 1.106 | 1.512
Anteil nuklearer Quellen am Gesamtenergieverbrauch (in %) | 0,5 | 0,7
(8) Brennstoffverbrauch aus erneuerbaren Quellen | 412 | 398
(9) Verbrauch aus gekaufter oder erhaltener Elektrizität, Wärme, Dampf oder Kühlung aus erneuerbaren Quellen | 118.215 | 112.306
(10) Verbrauch selbst erzeugter erneuerbarer Energie ohne Brennstoffe | 1.344 | 1.017
* (11) Gesamtverbrauch erneuerbarer Energie | 119.971 | 113.721
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch (in %) | 58,3 | 54,3
* Gesamtenergieverbrauch | 205.617 | 209.270
[/table]
Als Finanzinstitut ist der Konzern nicht in klimaintensiven Sektoren tätig; eine Energieintensität wird nicht angegeben.
[page]
head: Larnbach Bank AG | Geschäftsbericht 2024 | Konzernlagebericht | Konzernnachhaltigkeitserklärung | E1
### E1-6 – Treibhausgasemissionen
[table widths=300 style=zebra size=8]
! (in t CO_{2}e) | 2024 | 2023 | Veränderung in %
= Scope 1
Scope-1-Bruttoemissionen | 11.904 | 13.077 | –9,0
Anteil aus regulierten Emissionshandelssystemen (in %) | 0 | 0 | –
= Scope 2
Standortbezogene Bruttoemissionen | 46.318 | 48.902 | –5,3
Marktbezogene Bruttoemissionen | 5.206 | 7.731 | –32,7
= Scope 3
Gesamte Scope-3-Bruttoemissionen | 14.941.391 | 15.866.804 | –5,8
3.1 Gekaufte Waren und Dienstleistungen | 88.412 | 93.006 | –4,9
3.2 Investitionsgüter | 6.118 | 7.015 | –12,8
3.3 Tätigkeiten im Zusammenhang mit Brennstoffen und Energie | 7.906 | 8.311 | –4,9
3.5 Abfallaufkommen | 418 | 455 | –8,1
3.6 Geschäftsreisen | 6.733 | 6.102 | 10,3
3.7 Pendelverkehr der Mitarbeitenden | 19.204 | 19.615 | –2,1
3.15 Investitionen (finanzierte Emissionen) | 14.812.600 | 15.732.300 | –5,8
= Gesamtemissionen
Gesamte THG-Emissionen (standortbezogen) | 14.999.613 | 15.928.783 | –5,8
Gesamte THG-Emissionen (marktbezogen) | 14.958.501 | 15.887.612 | –5,8
THG-Intensität standortbezogen (t CO_{2}e/Mio. € Gesamterlöse) | 1.529,6 | 1.742,0 | –12,2
THG-Intensität marktbezogen (t CO_{2}e/Mio. € Gesamterlöse) | 1.525,4 | 1.737,5 | –12,2
[/table]
fn: Die Kategorien 3.4 und 3.8 bis 3.14 sind nicht signifikant.
Die finanzierten Emissionen wurden nach dem Standard der Finanzbranche berechnet und umfassen Scope 1 und Scope 2 der Kunden. Deren Scope-3-Emissionen von geschätzt 38,4 Mio. t CO_{2}e sind wegen der unsicheren Datenlage nicht in der obigen Tabelle enthalten.
[table widths=165 style=zebra size=8]
! Anlageklasse | Bruttobuchwert (Mio. €) | Finanzierte Emissionen Scope 1 und 2 (t CO_{2}e) | Intensität (t CO_{2}e/Mio. €) | Datenqualität (1–5)
Unternehmenskredite | 71.204 | 9.806.300 | 137,7 | 3,1
Projektfinanzierungen | 8.116 | 1.204.700 | 148,4 | 2,8
Gewerbliche Immobilien | 22.905 | 612.400 | 26,7 | 3,9
Private Baufinanzierungen | 94.310 | 1.918.600 | 20,3 | 4,1
Kraftfahrzeuge | 6.402 | 708.200 | 110,6 | 3,6
Anleihen und Eigenkapital | 18.806 | 562.400 | 29,9 | 2,4
* Summe | 221.743 | 14.812.600 | 66,8 | 3,5
[/table]
### E1-7 – Projekte zur Verringerung von Treibhausgasen über CO_{2}-Gutschriften
Für die nicht vermeidbaren Emissionen des Bankbetriebs hat der Konzern im Jahr 2024 CO_{2}-Gutschriften in Höhe von 9.400 t CO_{2}e stillgelegt. 70 % entfielen auf Reduktionsprojekte und 30 % auf Projekte zur CO_{2}-Entnahme. Sämtliche Gutschriften sind nach dem Gold Standard zertifiziert (100 %); Projekte in der Europäischen Union waren nicht dabei (0 %). Die Gutschriften werden nicht auf die Klimaziele angerechnet.
[page]
head: Larnbach Bank AG | Geschäftsbericht 2024 | Konzernlagebericht | Konzernnachhaltigkeitserklärung | S1
## S1 – Arbeitskräfte des Unternehmens
### S1-6 – Merkmale der Beschäftigten
Alle Angaben erfolgen in Köpfen zum 31. Dezember 2024. Nicht enthalten sind Auszubildende (1.104) und ruhende Arbeitsverhältnisse (1.866). Die Zahl der Vollzeitkräfte im Anhang des Konzernabschlusses (33.812) ist eine Umrechnung in Kapazitäten.
[columns 2]
[table widths=110 style=zebra size=8]
! Geschlecht | 2024 | 2023
Männlich | 18.676 | 18.911
Weiblich | 20.236 | 20.604
Sonstige | 2 | 1
Keine Angaben | 0 | 0
* Gesamt | 38.914 | 39.516
[/table]
[next]
[table widths=110 style=zebra size=8]
! Land | 2024 | 2023
Deutschland | 27.118 | 27.806
Polen | 9.204 | 9.051
Übrige | 2.592 | 2.659
* Gesamt | 38.914 | 39.516
[/table]
[/columns]
[table widths=122 style=zebra size=8]
! 2024 | Weiblich | Männlich | Sonstige | Gesamt | Deutschland | Polen | Übrige
Beschäftigte | 20.236 | 18.676 | 2 | 38.914 | 27.118 | 9.204 | 2.592
Unbefristet | 19.318 | 18.082 | 2 | 37.402 | 26.402 | 8.511 | 2.489
Befristet | 918 | 594 | 0 | 1.512 | 716 | 693 | 103
Ohne garantierte Arbeitsstunden | 0 | 0 | 0 | 0 | 0 | 0 | 0
Vollzeit | 9.804 | 16.100 | 2 | 25.906 | 15.310 | 8.390 | 2.206
Teilzeit | 10.432 | 2.576 | 0 | 13.008 | 11.808 | 814 | 386
[/table]
Im Berichtsjahr haben 3.012 Beschäftigte den Konzern verlassen (Vorjahr: 3.388). Daraus ergibt sich eine Fluktuationsquote von 7,7 %.
### S1-7 – Nicht angestellte Beschäftigte
[table widths=250 style=zebra size=8]
! Köpfe zum 31. Dezember | 2024 | 2023
Selbstständige | 212 | 240
Von Unternehmen zur Arbeitskräfteüberlassung bereitgestellt | 1.634 | 1.702
* Gesamt | 1.846 | 1.942
[/table]
### S1-8 – Tarifvertragliche Abdeckung und sozialer Dialog
[table widths=250 style=zebra size=8]
! in % | Konzern | Deutschland | Polen
Durch Tarifverträge abgedeckte Beschäftigte | 81 | 93 | 64
Durch Arbeitnehmervertretungen abgedeckte Beschäftigte | 95 | 100 | 92
[/table]
### S1-9 – Diversitätsparameter
In den obersten Führungsebenen (zwei Ebenen unter dem Vorstand) arbeiteten 34 Frauen (28,3 %) und 86 Männer (71,7 %). Über alle Führungsebenen hinweg lag der Frauenanteil bei 36,8 %; bis 2030 sollen es 40 % sein.
[table widths=250 style=zebra size=8]
! Altersgruppe | Beschäftigte | Anteil in %
Unter 30 Jahre | 6.226 | 16,0
Zwischen 30 und 50 Jahre | 18.679 | 48,0
Über 50 Jahre | 14.009 | 36,0
[/table]
[page]
head: Larnbach Bank AG | Geschäftsbericht 2024 | Konzernlagebericht | Konzernnachhaltigkeitserklärung | S1, S4, G1
### S1-10 bis S1-12 – Entlohnung, Sozialschutz, Menschen mit Behinderungen
Alle Beschäftigten erhalten eine angemessene Entlohnung. Sie sind gegen Verdienstverluste infolge von Krankheit, Arbeitslosigkeit, Arbeitsunfall und Erwerbsunfähigkeit, Elternzeit und Ruhestand abgesichert, durch öffentliche Programme oder durch Leistungen des Konzerns. 4,9 % der Beschäftigten sind Menschen mit Behinderungen (Frauen: 4,6 %, Männer: 5,2 %).
### S1-13 bis S1-15 – Schulung, Gesundheit, Vereinbarkeit
[table widths=310 style=zebra size=8]
! Parameter 2024 | Weiblich | Männlich | Gesamt
Beschäftigte mit regelmäßiger Leistungs- und Laufbahnbeurteilung (in %) | 90,8 | 92,0 | 91,4
Durchschnittliche Schulungsstunden pro Person | 23,1 | 26,2 | 24,6
Beschäftigte mit Anspruch auf Arbeitsfreistellung aus familiären Gründen (in %) | 100 | 100 | 100
Anspruchsberechtigte, die Arbeitsfreistellung in Anspruch genommen haben (in %) | 8,9 | 4,5 | 6,8
[/table]
[table widths=310 style=zebra size=8]
! Gesundheit und Sicherheit | 2024 | 2023
Abdeckung durch ein Managementsystem für Gesundheit und Sicherheit (in %) | 100 | 100
Todesfälle durch arbeitsbedingte Verletzungen oder Erkrankungen | 0 | 0
Meldepflichtige Arbeitsunfälle | 102 | 117
Quote meldepflichtiger Arbeitsunfälle | 1,7 | 1,9
Krankenquote (in %) | 5,6 | 5,8
[/table]
### S1-16 – Vergütungsparameter
Das geschlechtsspezifische Verdienstgefälle betrug 16,9 % (Vorjahr: 17,4 %). Der um Funktion, Region und Erfahrung bereinigte Wert lag in Deutschland bei 2,6 %. Das Verhältnis der Gesamtvergütung der höchstbezahlten Person zum Median der übrigen Beschäftigten belief sich auf 47:1.
### S1-17 – Vorfälle und Beschwerden
Es wurden 14 Fälle von Diskriminierung einschließlich Belästigung gemeldet. Darüber hinaus gingen 62 Beschwerden über die Kanäle für eigene Beschäftigte ein, bei den Nationalen Kontaktstellen der OECD keine (0). Strafen und Schadenersatz fielen nicht an (0 €). Schwerwiegende Menschenrechtsvorfälle traten nicht auf (0).
## S4 – Verbraucher und Endnutzer
Im Jahr 2024 erreichten uns 41.206 Beschwerden von Verbrauchern und Endnutzern (2023: 44.870), überwiegend zu Kontopauschalen und zur Erreichbarkeit. In 71 % der Fälle konnten wir innerhalb von fünf Tagen abhelfen. Der Net Promoter Score stieg auf 52 Punkte.
## G1 – Unternehmensführung
### G1-3 und G1-4 – Korruption und Bestechung
Als risikobehaftet gelten unter anderem der Vertrieb, der Einkauf und das Sponsoring. 98,2 % der Beschäftigten in diesen Funktionen wurden im Berichtsjahr geschult. Es gab keine Verurteilungen (0) und keine Geldstrafen (0 €) wegen Verstößen gegen Korruptions- und Bestechungsvorschriften. Zwei Fälle von Korruption wurden bestätigt; in beiden Fällen endete das Arbeitsverhältnis. Der Europäische Zahlungsverkehrsverband schätzt den Schaden durch Betrug im Zahlungsverkehr in der EU auf 4,3 Mrd. €.
### G1-5 – Politische Einflussnahme
Der Konzern ist im Lobbyregister des Bundestags und im EU-Transparenzregister eingetragen. Die Aufwendungen für Interessenvertretung beliefen sich auf 2,4 Mio. €. Parteispenden werden nicht geleistet (0 €).
### G1-6 – Zahlungspraktiken
Rechnungen werden im Durchschnitt nach 19 Tagen bezahlt. Das Standardzahlungsziel beträgt 30 Tage, 95 % der Zahlungen entsprachen dieser Bedingung. Verfahren wegen Zahlungsverzugs waren nicht anhängig (0).
`,
    answers: larnbachAnswers,
  },
]
