import type { StyleDocument } from '../style-document.ts'

export const sixthDInsurer: StyleDocument = {
  name: 'emsmark-nichtfinanzieller-konzernbericht-2023.pdf',
  language: 'de',
  year: 2023,
  style: 'insurer, combined non-financial report with VfU table and much on investments',
  look: { font: 'serif', size: 10, landscape: false, words: false, margin: 57 },
  text: `
head: Emsmark Versicherungsgruppe · Zusammengefasster gesonderter nichtfinanzieller Bericht 2023
# Zusammengefasster gesonderter nichtfinanzieller Bericht 2023
## Über diesen Bericht
Der vorliegende Bericht ist der zusammengefasste gesonderte nichtfinanzielle Bericht der Emsmark Versicherungsverein a. G. und des Emsmark Konzerns gemäß §§ 341a Abs. 1a, 341j Abs. 4 i. V. m. §§ 289b bis 289e HGB für den Zeitraum vom 1. Januar bis zum 31. Dezember 2023. Soweit nicht anders gekennzeichnet, beziehen sich alle Angaben auf den Konzern; der Kreis der einbezogenen Gesellschaften entspricht dem Konsolidierungskreis des Konzernabschlusses. Als Rahmenwerk orientieren wir uns am Deutschen Nachhaltigkeitskodex (DNK), ohne ihn vollumfänglich anzuwenden. Die Kennzahlen zur Betriebsökologie erheben wir nach dem Standard des Vereins für Umweltmanagement und Nachhaltigkeit in Finanzinstituten (VfU), Version 2022.

Der Bericht wurde vom Aufsichtsrat geprüft und von einer Wirtschaftsprüfungsgesellschaft einer Prüfung zur Erlangung begrenzter Sicherheit nach ISAE 3000 (Revised) unterzogen. Verweise auf unsere Internetseiten sind nicht Bestandteil des Berichts.

## Geschäftsmodell
Die Emsmark ist ein Versicherungsverein auf Gegenseitigkeit mit Sitz in Lingen. Hervorgegangen aus einer 1768 gegründeten Brandkasse, versichern wir heute rund 1,9 Mio. Privat- und Firmenkunden im Nordwesten Deutschlands in den Sparten Schaden- und Unfall-, Lebens- und Krankenversicherung. Die gebuchten Bruttobeiträge des Konzerns stiegen im Berichtsjahr um 3,8 % auf 2.874 Mio. EUR. Gut die Hälfte davon entfällt auf die Komposit-Sparten. Der Vertrieb erfolgt über 612 selbstständige Agenturen unserer Ausschließlichkeitsorganisation, über 41 Sparkassen der Region sowie über Maklerinnen und Makler.

Als Verein gehören wir unseren Mitgliedern. Ausschüttungen an Aktionäre gibt es nicht. Überschüsse fließen in die Beitragsrückerstattung oder stärken das Eigenkapital; 2023 haben wir Mitgliedern der Wohngebäudeversicherung, die ohne Schaden geblieben waren, 11,4 Mio. EUR zurückerstattet.

Das Naturgefahrenjahr 2023 verlief zweigeteilt. Während das Winterhalbjahr ruhig blieb, verursachten die Hagelzüge im August in den Landkreisen Emsland und Cloppenburg und das Weihnachtshochwasser an Hase, Hunte und Leda zusammen mehr als 14.600 Schadenmeldungen und einen Bruttoschadenaufwand von 96 Mio. EUR. Zum Vergleich: Das Sturmtief „Zeynep“ hatte uns im Februar 2022 rund 71 Mio. EUR gekostet. Nach Schätzungen des Branchenverbands leisteten die Sach- und Kraftfahrtversicherer in Deutschland 2023 für Naturgefahren insgesamt 4,9 Mrd. EUR.

## Wesentlichkeitsanalyse
Die Wesentlichkeitsanalyse aus dem Jahr 2021 wurde 2023 durch den Arbeitskreis Nachhaltigkeit überprüft und bestätigt. Als wesentlich im Sinne des § 289c HGB gelten:
- Nachhaltigkeit in der Kapitalanlage
- Nachhaltigkeit in den Versicherungsprodukten und im Schadenmanagement
- Betriebsökologie und Klimaschutz im Geschäftsbetrieb
- Attraktivität als Arbeitgeberin, Vielfalt und Gesundheit
- Compliance und Datenschutz
Risiken nach § 289c Abs. 3 HGB, die sehr wahrscheinlich schwerwiegende negative Auswirkungen auf die nichtfinanziellen Aspekte haben, wurden nach der Nettobetrachtung nicht festgestellt.

## Nachhaltigkeitsorganisation
Die Gesamtverantwortung trägt der Vorstand. Er besteht aus fünf Mitgliedern, darunter zwei Frauen. Dem Aufsichtsrat gehören zwölf Mitglieder an, acht Vertreterinnen und Vertreter der Mitglieder und vier der Arbeitnehmer. Der Frauenanteil im Aufsichtsrat liegt bei einem Drittel; die für den 30. Juni 2027 festgelegte Zielgröße von 30 % ist damit erreicht.

Die variable Vergütung des Vorstands berücksichtigt seit dem Geschäftsjahr 2022 neben Ertrags- und Wachstumszielen auch Nachhaltigkeitsziele. Im Berichtsjahr waren 15 % der variablen Vergütung an das Erreichen der Ziele aus den Handlungsfeldern Kapitalanlage, Betriebsökologie und Frauen in Führung geknüpft.

Die Abteilung Nachhaltigkeitsmanagement mit fünf Stellen berichtet an den Vorstandsvorsitzenden und koordiniert den Arbeitskreis aus 17 Fachbereichen, der im Berichtsjahr sechsmal tagte.

# Kapitalanlage
## Unser Ansatz
Mit einem Buchwert der Kapitalanlagen von 18,7 Mrd. EUR (Vorjahr: 18,4 Mrd. EUR) liegt hier unser größter Hebel. Die Emsmark hat im Mai 2020 die Principles for Responsible Investment (PRI) unterzeichnet und ist seit 2022 Mitglied einer internationalen Initiative von Kapitaleignern, die ihre Portfolios bis 2050 auf netto null Treibhausgasemissionen ausrichten.

Für den gesamten Direktbestand gelten Ausschlusskriterien. Wir investieren nicht neu in Unternehmen,
- die kontroverse Waffen (Antipersonenminen, Streumunition, biologische, chemische und atomare Waffen außerhalb des Atomwaffensperrvertrags) herstellen oder vertreiben,
- die mehr als 5 % ihres Umsatzes mit der Förderung oder Verstromung von Kohle erzielen (bis 2022: 25 %),
- die mehr als 5 % ihres Umsatzes mit der Herstellung von Tabakwaren erzielen,
- die schwerwiegend und systematisch gegen den UN Global Compact verstoßen.
Auf Nahrungsmittelderivate verzichten wir vollständig. Bei Staaten schließen wir Emittenten mit einem Freedom-House-Status „not free“ aus. Ende 2023 lagen 43 Emittenten auf der Ausschlussliste, acht mehr als im Jahr zuvor.

## CO_{2}-Fußabdruck des Portfolios
Seit 2020 messen wir die Treibhausgasemissionen der Unternehmen, deren Aktien und Anleihen wir halten (Scope 1 und 2 der Emittenten, anteilig nach Enterprise Value including Cash). Zum 31. Dezember 2023 waren uns daraus 812.400 t CO_{2}e zuzurechnen. Die Abdeckung beträgt 81 % des Marktwerts der Aktien und Unternehmensanleihen. Gegenüber dem Basisjahr 2020 (1.046.000 t CO_{2}e) entspricht dies einem Rückgang von 22 %. Die Intensität, unsere Steuerungsgröße, sank von 112 auf 84 t CO_{2}e je investierter Mio. EUR. Bis Ende 2025 soll sie um 30 % unter dem Wert von 2020 liegen, bis 2030 um 50 %.

[table style=grid widths=210,85,85,85 size=9]
! Finanzierte Emissionen (PCAF) | 2023 | 2022 | 2020 (Basis)
Aktien und Unternehmensanleihen, Scope 1 und 2 der Emittenten (t CO_{2}e) | 812.400 | 894.700 | 1.046.000
Intensität (t CO_{2}e je Mio. EUR investiert) | 84 | 93 | 112
Immobilien im Fremdbesitz und Eigenbestand^{1} (kg CO_{2}e je m^{2}) | 29,6 | 31,2 | 36,8
Abdeckung Aktien und Unternehmensanleihen (%) | 81 | 78 | 69
[/table]
fn: 1) Vermietete Immobilien der Kapitalanlage, ohne eigengenutzte Verwaltungsgebäude; Werte auf Basis von Energieausweisen.

Der Rückgang geht nur zu etwa einem Drittel auf Einsparungen der Emittenten zurück. Der größere Teil beruht auf der Reduktion der Bestände zweier Versorger und eines Zementherstellers, auf gestiegenen Unternehmenswerten sowie auf fällig gewordenen Anleihen. Wir führen deshalb Dialoge: 2023 haben unsere Fondsmanager und ein externer Dienstleister im Namen der Emsmark mit 64 Unternehmen gesprochen, in 28 Fällen ging es um Klimaziele.

## Anlagen mit Wirkung
Über Infrastrukturfonds und Direktbeteiligungen sind wir mit 640 Mio. EUR in erneuerbare Energien investiert. Dazu gehören 11 Windparks an Land in Niedersachsen und Schleswig-Holstein, ein Anteil von 8 % an einem Offshore-Windpark in der Nordsee sowie Solarparks in Spanien und Portugal. Die uns anteilig zuzurechnende Stromerzeugung dieser Anlagen belief sich im Jahr 2023 auf 738 GWh; rechnerisch lassen sich damit etwa 210.000 Haushalte versorgen. Hinzu kommen Green, Social und Sustainability Bonds mit einem Nominalwert von 1.120 Mio. EUR (Vorjahr: 865 Mio. EUR), das sind 6,0 % der gesamten Kapitalanlagen.

Im Immobilienbestand mit 214.000 m^{2} Mietfläche wurde 2023 das Wohnquartier „Alter Güterbahnhof“ in Osnabrück mit 146 Wohnungen im KfW-40-Standard fertiggestellt. Ein Eisspeicher und Photovoltaik auf den Dächern decken knapp 60 % des Wärme- und Strombedarfs der Mieterinnen und Mieter. Für das Büroportfolio liegen inzwischen für 62 % der Flächen Zertifikate (DGNB oder BREEAM) vor; bis 2027 sollen es 80 % sein.

[page]
## EU-Taxonomie
Nach Artikel 8 der Taxonomie-Verordnung berichten wir für 2023 erstmals über taxonomiekonforme Tätigkeiten im Versicherungs- und Kapitalanlagegeschäft. 3,1 % der Kapitalanlagen (umsatzbasiert) sind auf die Finanzierung taxonomiekonformer Wirtschaftstätigkeiten ausgerichtet. Im Nichtlebensgeschäft sind 27,4 % der gebuchten Bruttobeiträge taxonomiefähig und 9,8 % taxonomiekonform. Die vollständigen Meldebögen enthält der Anhang auf unserer Internetseite.

# Produkte und Schadenmanagement
Unsere Wohngebäudeversicherung enthält seit Juli 2021 den Baustein „Grün wiederaufbauen“: Wer nach einem Schaden energetisch besser baut, erhält bis zu 10 % der Schadenssumme zusätzlich, höchstens 25.000 EUR. Im Jahr 2023 wurde der Baustein 318-mal in Anspruch genommen (2022: 204-mal). Der Anteil der Wohngebäudeverträge mit Elementarschutz stieg auf 58 %; im Bundesdurchschnitt sind es 54 %. Mit der mobilen Hochwasserberatung waren wir in 23 Gemeinden.

In der Kraftfahrtversicherung sind 74.300 Elektrofahrzeuge bei uns versichert. Im Schadenservice kooperieren wir mit 212 Werkstätten, die bevorzugt instand setzen statt austauschen. So wurden 2023 rund 6.900 Windschutzscheiben repariert und nach Angaben des Werkstattnetzes etwa 340 t CO_{2} vermieden.

## Kundenzufriedenheit und Beschwerden
Wir befragen unsere Kundinnen und Kunden nach jedem regulierten Schaden. Auf einer Skala von 1 (sehr zufrieden) bis 5 vergaben 2023 rund 21.500 Teilnehmende im Mittel die Note 1,7. Beschwerden bearbeitet ein zentrales Beschwerdemanagement nach den Vorgaben der Aufsicht. Im Berichtsjahr gingen 1.842 Beschwerden ein (Vorjahr: 2.017), davon 96 über die BaFin oder den Ombudsmann. Gemessen am Bestand von 3,6 Mio. Verträgen entspricht das einer Quote von 0,05 %.

# Betriebsökologie
## Ziele und Maßnahmen
Wir wollen die Treibhausgasemissionen aus Scope 1 und 2 (marktbasiert) bis 2030 um 60 % gegenüber 2019 verringern. Bis Ende 2023 waren 41 % erreicht. Grundlage ist der Klimafahrplan, den der Vorstand im November 2021 verabschiedet hat. Ein auf der Wissenschaft beruhendes Ziel im Sinne der SBTi ist für das Geschäft mit Kapitalanlagen in Prüfung, aber noch nicht eingereicht.

Wesentliche Maßnahmen im Berichtsjahr waren die Erweiterung der Photovoltaikanlage auf dem Parkdeck der Direktion (von 140 auf 310 kWp), der Anschluss des Standorts Oldenburg an das Fernwärmenetz und die neue Dienstwagenregelung: Seit April 2023 werden nur noch vollelektrische Fahrzeuge und Plug-in-Hybride mit mindestens 80 km Reichweite bestellt. 38 % der 486 Dienstwagen fuhren zum Jahresende rein elektrisch. Am Standort Lingen gibt es 92 Ladepunkte, an denen auch Mitarbeitende privat laden.

Das Umweltmanagementsystem der Direktion ist seit 2014 nach EMAS validiert; die letzte Validierung fand im September 2023 statt. Strom beziehen wir seit 2012 für alle Standorte aus deutscher und norwegischer Wasserkraft mit Herkunftsnachweisen.

Unvermeidbare Restemissionen gleichen wir seit 2018 aus. Für das Jahr 2023 haben wir Zertifikate über 7.500 t CO_{2}e aus einem Aufforstungsprojekt in Uruguay und einem Kochherdprojekt in Ruanda (Gold Standard) stillgelegt. Als klimaneutral bezeichnen wir unseren Geschäftsbetrieb nicht: Auf diese Aussage, die wir bis 2021 verwendet hatten, verzichten wir bewusst, weil die Vermeidung Vorrang hat.

## VfU-Kennzahlen
Die Erhebung umfasst die Direktion, die sieben Regionaldirektionen und 58 Geschäftsstellen mit angestelltem Personal, nicht jedoch die Büros der selbstständigen Agenturen. Bezugsgröße der relativen Werte sind 2.941 Mitarbeiterkapazitäten (MAK).
[page]
[table style=zebra widths=186,62,58,58,58,58 size=8.5]
! Kennzahlen zur Betriebsökologie | Einheit | 2023 | 2022 | 2019 | je MAK 2023
= Energie | | | | |
Strom gesamt | MWh | 7.946 | 8.402 | 10.115 | 2,70
· davon Ökostrom aus dem Netz | MWh | 7.682 | 8.288 | 10.020 | 2,61
· davon eigene Photovoltaik (Eigenverbrauch) | MWh | 264 | 114 | 95 | 0,09
Erdgas | MWh | 5.120 | 6.334 | 8.907 | 1,74
Heizöl | MWh | 96 | 171 | 402 | 0,03
Fernwärme | MWh | 4.388 | 4.016 | 3.950 | 1,49
Notstromdiesel | MWh | 22 | 19 | 24 | 0,01
Summe Gebäudeenergie | MWh | 17.572 | 18.942 | 23.398 | 5,97
Kraftstoffe Fuhrpark | MWh | 3.874 | 4.260 | 6.012 | 1,32
* Energieverbrauch gesamt | MWh | 21.446 | 23.202 | 29.410 | 7,29
= Geschäftsverkehr | | | | |
Dienstwagen | Tkm | 9.812 | 9.955 | 13.640 | 3,34
Bahn | Tkm | 3.406 | 2.870 | 4.122 | 1,16
Flug | Tkm | 811 | 624 | 2.095 | 0,28
= Material, Wasser, Abfall | | | | |
Papierverbrauch | t | 301 | 348 | 512 | 0,10
Recyclinganteil Papier | % | 94 | 91 | 72 | –
Trinkwasserverbrauch | m^{3} | 24.310 | 22.875 | 35.460 | 8,27
Abfälle gesamt | t | 512 | 498 | 690 | 0,17
· davon Wertstoffe zum Recycling | t | 371 | 352 | 455 | 0,13
· davon Verbrennung | t | 132 | 139 | 224 | 0,04
· davon Sonderabfälle | t | 9 | 7 | 11 | 0,00
= Treibhausgasemissionen | | | | |
Scope 1 | t CO_{2}e | 2.009 | 2.371 | 3.530 | 0,68
Scope 2 (marktbasiert) | t CO_{2}e | 658 | 602 | 987 | 0,22
Scope 2 (standortbasiert) | t CO_{2}e | 3.731 | 4.104 | 5.690 | 1,27
Vorkette Energie (Scope 3.3) | t CO_{2}e | 704 | 792 | 1.105 | 0,24
Dienstreisen (Scope 3.6) | t CO_{2}e | 1.386 | 1.204 | 2.480 | 0,47
Pendeln und Homeoffice (Scope 3.7) | t CO_{2}e | 1.942 | 2.006 | 3.310 | 0,66
Papier, Wasser, Abfall | t CO_{2}e | 510 | 562 | 801 | 0,17
[/table]
fn: Tkm = tausend Kilometer. Ein Großteil der Bahnfahrten im Fernverkehr wird mit Ökostrom durchgeführt. Die Umrechnungsfaktoren entsprechen dem VfU-Tool Version 1.2 (Update Januar 2024).

Der Energieverbrauch ging gegenüber dem Vorjahr um 7,6 % zurück. Ausschlaggebend waren der milde Winter, die bis April 2023 fortgeführte Absenkung der Raumtemperatur auf 19 Grad und die Aufgabe von 4.200 m^{2} Bürofläche in Leer. Der Wasserverbrauch stieg dagegen um gut 6 %, weil wieder mehr Beschäftigte in den Büros arbeiten und ein Rohrbruch in der Tiefgarage erst nach zwei Wochen entdeckt wurde.

[page]
# Arbeitnehmerbelange
## Beschäftigtenstruktur
Zum 31. Dezember 2023 beschäftigte die Emsmark 3.412 Mitarbeiterinnen und Mitarbeiter (Vorjahr: 3.386). Fast alle arbeiten in Niedersachsen und im nördlichen Nordrhein-Westfalen. Im Durchschnitt gehören sie dem Unternehmen 17,2 Jahre an.
[table style=grid widths=250,75,75 size=9]
! Personalkennzahlen (Köpfe zum 31.12.) | 2023 | 2022
* Beschäftigte | 3.412 | 3.386
· Frauen | 1.781 | 1.759
· Männer | 1.631 | 1.627
Innendienst | 2.604 | 2.577
Angestellter Außendienst | 655 | 668
Auszubildende und dual Studierende | 153 | 141
Vollzeit | 2.340 | 2.352
Teilzeit | 1.072 | 1.034
Befristet Beschäftigte (ohne Auszubildende) | 118 | 127
Mitarbeiterkapazitäten (Jahresdurchschnitt) | 2.941 | 2.928
Neueinstellungen | 267 | 251
Austritte | 241 | 266
Fluktuationsquote (%) | 7,1 | 7,9
Schwerbehindertenquote (%) | 5,3 | 5,2
Krankenquote (%) | 5,6 | 6,1
Altersdurchschnitt (Jahre) | 45,8 | 45,9
Frauen in Führungspositionen, alle Ebenen (%) | 31,7 | 30,4
[/table]
Die Altersstruktur ist für ein Haus unserer Branche typisch: 13,7 % der Beschäftigten sind bis 29 Jahre alt, 17,9 % zwischen 30 und 39, 20,6 % zwischen 40 und 49, 35,2 % zwischen 50 und 59 Jahren und 12,6 % sind 60 Jahre oder älter. Bis 2033 werden rund 1.150 Kolleginnen und Kollegen in den Ruhestand gehen. Mit dem Programm „Wissen bleibt“ begleiten wir die Übergabe; bislang wurden 84 Tandems gebildet.

## Vergütung und Tarif
94 % der Beschäftigten werden nach den Tarifverträgen für die private Versicherungswirtschaft bezahlt. Der Tarifabschluss vom April 2022 brachte zum September 2023 eine Erhöhung um 2,0 %; außerdem haben wir eine Inflationsausgleichsprämie von insgesamt 2.000 EUR je Vollzeitkraft gezahlt. Die unbereinigte Entgeltlücke zwischen Frauen und Männern betrug 18,4 % (2022: 19,1 %). Bereinigt um Funktion, Tarifgruppe und Arbeitszeit liegt sie bei 3,2 %. Hauptgrund ist der hohe Frauenanteil in den Tarifgruppen IV und V sowie in Teilzeit.

## Weiterbildung und Entwicklung
Die Emsmark-Akademie bot 2023 insgesamt 412 Präsenz- und 690 Online-Veranstaltungen an. Im Schnitt nahm jede und jeder Beschäftigte an 2,9 Weiterbildungstagen teil (2022: 2,6). Wer im Vertrieb tätig ist, muss nach der Vertriebsrichtlinie IDD mindestens 15 Stunden Weiterbildung im Jahr nachweisen; diese Vorgabe haben alle betroffenen Mitarbeitenden erfüllt. Das jährliche Mitarbeitergespräch zu Leistung, Entwicklung und Zusammenarbeit wurde mit 91 % der Beschäftigten geführt.

Mit Fach-, Projekt- und Führungslaufbahn stehen drei Entwicklungswege offen. Im Berichtsjahr schlossen 46 junge Menschen ihre Ausbildung ab; 43 haben wir übernommen.

## Vereinbarkeit, Vielfalt und Gesundheit
Mobil arbeiten können nach der Betriebsvereinbarung aus dem Jahr 2021 bis zu 60 % der Arbeitszeit. Im Jahr 2023 befanden sich 187 Mitarbeitende in Elternzeit, darunter 71 Väter. Das Zertifikat eines Audits zur Vereinbarkeit von Beruf und Familie tragen wir seit 2009. Die Betriebskindertagesstätte „Emsmäuse“ bietet 45 Plätze.

Benachteiligungen aufgrund von Geschlecht, Herkunft, Religion, Behinderung, Alter oder sexueller Identität dulden wir nicht. Das ist im Verhaltenskodex und in der Konzernbetriebsvereinbarung „Partnerschaftliches Verhalten“ festgeschrieben. Die AGG-Beschwerdestelle ist bei der Personalabteilung angesiedelt; Beschäftigte können sich daneben an den Betriebsrat und an eine externe Sozialberatung wenden, die im Jahr 2023 rund 290 Gespräche führte.

Der Arbeitsschutzausschuss tagt viermal jährlich. Der Berufsgenossenschaft wurden 21 meldepflichtige Unfälle angezeigt, davon 14 Wegeunfälle. Tödliche Unfälle waren weder im Berichtsjahr noch in den Vorjahren zu verzeichnen. Die Gesundheitstage in Lingen, Oldenburg und Osnabrück besuchten 1.370 Personen.

# Sozialbelange
Brandschutz ist unser Gründungsauftrag. 2023 haben wir die Feuerwehren in unserem Geschäftsgebiet mit 1,6 Mio. EUR gefördert, unter anderem mit 38 Rauchhäusern für die Brandschutzerziehung. Die Emsmark-Stiftung vergab weitere 420 TEUR an 97 Projekte. Für die Helferinnen und Helfer des Weihnachtshochwassers stellten wir kurzfristig 150 TEUR bereit und 74 Mitarbeitende für den Katastrophenschutz frei.

# Achtung der Menschenrechte
Der Vorstand hat im Dezember 2022 eine Grundsatzerklärung zur Achtung der Menschenrechte verabschiedet, die Zwangs- und Kinderarbeit sowie Menschenhandel im eigenen Geschäftsbereich und in der Lieferkette ausschließt. Seit dem 1. Januar 2023 fallen wir unter das Lieferkettensorgfaltspflichtengesetz. Wir haben 1.980 unmittelbare Zulieferer mit einer Software bewertet; 22 Unternehmen, vor allem aus Gebäudereinigung und Werbemitteln, wiesen ein erhöhtes Risiko auf und wurden um Selbstauskünfte gebeten. Der Verhaltenskodex für Lieferanten ist Bestandteil aller neuen Rahmenverträge über 50 TEUR.

# Bekämpfung von Korruption und Bestechung
Das Compliance-Management-System folgt dem Prüfungsstandard IDW PS 980. Alle Beschäftigten absolvieren alle zwei Jahre ein Lernprogramm zu Korruption, Geldwäsche und Interessenkonflikten; die Abschlussquote lag im Berichtsjahr bei 98 %. Hinweise nehmen eine Ombudsfrau und ein elektronisches Hinweisgebersystem entgegen, auf Wunsch anonym. Hinweisgebende sind vor Benachteiligung geschützt; so sieht es die Richtlinie zum Hinweisgeberschutz vor, die wir im Juli 2023 an das neue Gesetz angepasst haben. Es gingen 13 Hinweise ein, von denen sich vier bestätigten; sie betrafen Provisionsabrechnungen und den Datenschutz. Bestätigte Korruptionsfälle gab es 2023 keine (0), ebenso wenig Verurteilungen oder Bußgelder wegen Korruption.

Die Emsmark spendet nicht an Parteien und politische Mandatsträger; 2023 betrugen die Zuwendungen 0 EUR. Unsere Interessen vertritt vor allem der Branchenverband. Im Lobbyregister des Deutschen Bundestages sind wir unter eigener Nummer eingetragen.

# Klimarisiken
In der unternehmenseigenen Risiko- und Solvabilitätsbeurteilung (ORSA) haben wir 2023 zum zweiten Mal zwei langfristige Klimaszenarien gerechnet: eines mit einer Erwärmung unter 2 Grad und eines mit hohen Emissionen (RCP 8.5) und mehr als 4 Grad bis zum Ende des Jahrhunderts. Im Hochemissionsszenario steigt der erwartete Jahresschaden aus Hagel und Starkregen in unserem Bestand bis 2050 um 48 %. Die Solvenzquote bliebe dennoch oberhalb von 200 %; Ende 2023 lag sie bei 268 %.
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 5
GOV-1_02 = 12
GOV-3_01 = yes
GOV-3_05 = 15 %
E1-4_01 = yes
E1-5_01 = 21446 MWh
E1-5_08 = 264 MWh
E1-5_12 = 5120 MWh
E1-6_07 = 2009 t CO2e
E1-6_09 = 3731 t CO2e
E1-6_10 = 658 t CO2e
E1-6_11#cat3 = 704 t CO2e
E1-6_11#cat6 = 1386 t CO2e
E1-6_11#cat7 = 1942 t CO2e
E1-6_11#cat15 = 812400 t CO2e
E1-7_03 = yes
E1-7_10 = 7500 t CO2e
E1-7_21 = no
E1.IRO-1_07 = yes
E3-4_01 = 24310 m3
E5-5_07 = 512 t
E5-5_15 = 9 t
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_10 = yes
S1-6_02 = 3412
S1-6_02#female = 1781
S1-6_02#male = 1631
SBM-1_03 = 3412
S1-6_09#temporary = 118
S1-6_19 = 2340
S1-6_20 = 1072
S1-6_11 = 241
S1-6_12 = 7.1 %
S1-8_01 = 94 %
S1-12_01 = 5.3 %
S1-13_02 = 91 %
S1-14_02 = 0
S1-16_01 = 18.4 %
S1-1_08 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-3_09 = yes
S2-1_06 = yes
S4-3_13 = 1842
absent E1-1_12 E1-5_03 E1-5_04 E1-5_09 E1-5_10 E1-5_15 E1-5_18
absent E1-6_08 E1-6_17 E1-6_30 E1-6_31 E1-8_04 E2-4_05 E3-4_03 E3-4_08 E3-4_12
absent E4-5_01 E4-5_02 E4-5_10 E4-5_11 E4.IRO-1_14 E5-4_02 E5-5_11 E5-5_16
absent G1-1_09 G1-4_07 G1-5_05 G1-6_01 G1-6_02 G1-6_03 G1-6_04 GOV-1_07
absent S1-14_01 S1-14_05 S1-14_06 S1-14_07 S1-15_01 S1-16_02 S1-17_02 S1-17_05 S1-17_08
absent S1-1_17 S1-6_03 S1-7_03 SBM-1_17 SBM-1_19 SBM-1_09 SBM-1_15 S1-15_02 S1-10_01 G1-5_04 E1-5_16 E1-5_06
absent E1-5_02 E1-5_05
`,
}
