import type { StyleDocument } from '../style-document.ts'

export const sixthAHospital: StyleDocument = {
  name: 'DNK-Erklaerung_2023_Klinikverbund_Auental.pdf',
  language: 'de',
  year: 2023,
  style:
    'DNK declaration of a municipal hospital group, criteria 1 to 20, indicators in words below the quoted GRI requirement, hardly any table',
  look: { font: 'sans', size: 10, landscape: false, words: false, margin: 62 },
  text: `
head: Klinikverbund Auental gGmbH – DNK-Erklärung 2023
# DNK-Erklärung 2023
## Klinikverbund Auental gGmbH

Leistungsindikatoren-Set: GRI SRS. Stand: 2023, Quelle: Unternehmensangaben. Die Haftung für die Angaben liegt beim berichtenden Unternehmen.
Die Angaben dienen nur der Information. Heruntergeladen am 17.09.2024.

### Inhaltsübersicht
- Allgemeines
- Kriterien 1–10: Nachhaltigkeitskonzept
- Kriterien 11–20: Nachhaltigkeitsaspekte

# Allgemeines

Beschreiben Sie Ihr Geschäftsmodell (u. a. Unternehmensgegenstand, Produkte/Dienstleistungen)

Der Klinikverbund Auental ist ein kommunaler Krankenhausträger im südlichen Niedersachsen. Gesellschafter sind der Landkreis (74 %) und die Stadt
Auenburg (26 %). Zum Verbund gehören das Klinikum Auenburg als Haus der Schwerpunktversorgung, das Krankenhaus Marienhöhe, die Geriatrische Klinik Bad Lohra
sowie ein Medizinisches Versorgungszentrum an vier Orten. Die Klinikservice Auental GmbH, eine Tochtergesellschaft, übernimmt Reinigung, Speisenversorgung und
Logistik. Zusammen verfügen die Häuser über 812 Planbetten und 36 tagesklinische Plätze.

Im Jahr 2023 wurden 38.614 Menschen stationär und rund 121.000 ambulant behandelt, 1.412 Kinder kamen in unserem Kreißsaal zur Welt. Die Umsatzerlöse des
Verbunds betrugen 247,8 Mio. Euro (2022: 236,1 Mio. Euro). Wie viele kommunale Häuser schloss der Verbund das Jahr mit einem Fehlbetrag ab; er lag bei 11,9 Mio. Euro
und wird durch die Gesellschafter ausgeglichen.

Ergänzende Anmerkungen: Die Erklärung umfasst die gGmbH und ihre drei Tochtergesellschaften. Es ist die zweite DNK-Erklärung nach dem Berichtsjahr 2021.
Die Inhalte wurden nicht durch Dritte geprüft.

# Kriterien 1–10: Nachhaltigkeitskonzept
## Kriterien 1–4 zu Strategie
### 1. Strategische Analyse und Maßnahmen
fn: Das Unternehmen legt offen, ob es eine Nachhaltigkeitsstrategie verfolgt. Es erläutert, welche konkreten Maßnahmen es ergreift, um im Einklang mit den wesentlichen und anerkannten branchenspezifischen, nationalen und internationalen Standards zu operieren.

Das Gesundheitswesen ist in Deutschland für etwa fünf bis sechs Prozent der Treibhausgase verantwortlich. Ein Krankenhausbett braucht im Schnitt so viel Energie wie
mehrere Einfamilienhäuser. Der Aufsichtsrat hat deshalb im Juni 2022 die „Nachhaltigkeitsstrategie Auental 2030“ beschlossen. Sie umfasst fünf Handlungsfelder:
Klimaschutz und Energie, Ressourcen und Abfall, gesunde Beschäftigte, verantwortungsvolle Beschaffung, Versorgung der Region. Die Strategie orientiert sich an den
Zielen der Vereinten Nationen 3, 5, 7, 8, 12 und 13 sowie am Klimaschutzkonzept des Landkreises.

### 2. Wesentlichkeit
fn: Das Unternehmen legt offen, welche Aspekte der eigenen Geschäftstätigkeit wesentlich auf Aspekte der Nachhaltigkeit einwirken und welchen wesentlichen Einfluss die Aspekte der Nachhaltigkeit auf die Geschäftstätigkeit haben.

In zwei Workshops mit 34 Beteiligten aus Pflege, Ärzteschaft, Technik, Verwaltung und Betriebsrat wurden 2022 die wesentlichen Themen bestimmt. Von außen nach innen
betrachtet wirken vor allem der Mangel an Fachkräften, die Krankenhausreform, Energiepreise und zunehmende Hitzewellen auf uns. Im Sommer 2022 mussten in Marienhöhe an
neun Tagen planbare Eingriffe verschoben werden, weil die Kühlung der OP-Säle nicht ausreichte. Von innen nach außen wirken wir durch den Energiebedarf, durch Einmalprodukte,
Narkosegase und den Verkehr, den unsere Häuser auslösen, aber auch als größter Arbeitgeber und Ausbilder des Landkreises.

### 3. Ziele
fn: Das Unternehmen legt offen, welche qualitativen und/oder quantitativen sowie zeitlich definierten Nachhaltigkeitsziele gesetzt und operationalisiert werden und wie deren Erreichungsgrad kontrolliert wird.

- Senkung der Emissionen aus Scope 1 und Scope 2 um 35 % bis 2030, bezogen auf 2019 (Stand Ende 2023: –21 %)
- Klimaneutraler Betrieb bis 2040
- Vollständiger Verzicht auf Desfluran bis Ende 2023 (erreicht im August 2023)
- Verringerung des Restmülls je Belegungstag um 15 % bis 2027, bezogen auf 2021
- Anteil bio-zertifizierter Lebensmittel von 20 % bis 2026 (2023: 9 %)
- Senkung der Krankenquote unter 7 % bis 2025

Eine Priorisierung erfolgt nach der Wirkung; Klimaschutz und gesunde Beschäftigte stehen an erster Stelle. Die Kontrolle liegt bei der Stabsstelle Nachhaltigkeit, die
halbjährlich an die Geschäftsführung berichtet.

### 4. Tiefe der Wertschöpfungskette
fn: Das Unternehmen gibt an, welche Bedeutung Aspekte der Nachhaltigkeit für die Wertschöpfung haben und bis zu welcher Tiefe seiner Wertschöpfungskette Nachhaltigkeitskriterien überprüft werden.

Rund 70 % unseres Einkaufs von Medizinprodukten und Arzneimitteln wickeln wir über eine Einkaufsgemeinschaft mit mehr als 170 Krankenhäusern ab, deren eigener
Lieferantenkodex soziale und ökologische Mindeststandards festlegt. Kritisch sind vor allem OP-Textilien, Instrumente aus Südasien und Handschuhe aus Malaysia. Die
Einflussmöglichkeit eines einzelnen Verbunds ist begrenzt. Lebensmittel beziehen wir zu 43 % von Betrieben im Umkreis von 100 Kilometern.

## Kriterien 5–10 zu Prozessmanagement
### 5. Verantwortung
Die zentrale Verantwortung für Nachhaltigkeit liegt bei der Geschäftsführung, die aus einer kaufmännischen Geschäftsführerin und einem medizinischen Geschäftsführer besteht.
Operativ ist seit Januar 2022 die Stabsstelle Nachhaltigkeit mit 1,5 Stellen zuständig. In jedem Haus gibt es ein „Green Team“ aus Pflege, Ärzten und Technik.

### 6. Regeln und Prozesse
Das Energiemanagement ist in allen drei Kliniken nach ISO 50001 zertifiziert. Nachhaltigkeit ist Bestandteil des Qualitätsmanagements nach KTQ. Für Bauvorhaben gilt seit 2022 eine
Richtlinie, die für Neubauten den Standard „Effizienzhaus 40“ und eine Prüfung von Photovoltaik verlangt.

### 7. Kontrolle
Wir verwenden die Kennzahlen dieser Erklärung auch in der internen Steuerung: Energie je Belegungstag, Restmüll je Belegungstag, Krankenquote, Fortbildungstage. Zähler und
Abrechnungen werden monatlich von der Abteilung Technik auf Plausibilität geprüft.

### Leistungsindikator GRI SRS-102-16: Werte
Grundlagen sind das Leitbild von 2018, der Verhaltenskodex und die Führungsgrundsätze. Das Leitbild wurde von 60 Beschäftigten aller Berufsgruppen erarbeitet.

### 8. Anreizsysteme
Die Vergütung richtet sich überwiegend nach Tarif. Mit Chefärztinnen, Chefärzten und der Geschäftsführung werden jährlich Ziele vereinbart, die sich auf Wirtschaftlichkeit und
medizinische Qualität beziehen. Nachhaltigkeitsziele sind derzeit nicht Teil der variablen Vergütung; eine Aufnahme wird für 2025 geprüft.

### Leistungsindikator GRI SRS-102-38: Verhältnis der Jahresgesamtvergütung
Das Verhältnis wird aus Gründen der Vertraulichkeit nicht veröffentlicht.

### 9. Beteiligung von Anspruchsgruppen
Patientinnen und Patienten werden laufend befragt; 2023 gingen 9.870 Bögen ein, 92 % würden uns weiterempfehlen. Im Beschwerdemanagement wurden 387 Beschwerden von Patientinnen, Patienten
und Angehörigen bearbeitet (2022: 431), am häufigsten zu Wartezeiten, Verpflegung und Entlassung. Ehrenamtliche Patientenfürsprecherinnen halten in jedem
Haus wöchentlich eine Sprechstunde. Mit dem Betriebsrat finden monatliche Gespräche statt. Anwohner wurden über den Neubau des Parkhauses in zwei Versammlungen informiert.

### 10. Innovations- und Produktmanagement
Auf Station 3B im Klinikum Auenburg erproben wir mit der Hochschule die „grüne Station“: Mehrwegkittel, Verzicht auf Umverpackungen und ein Sortiment ohne Einmal-Nierenschalen. Im
Pilotzeitraum sank der Restmüll um 27 %. Recycelte Narkosegase aus Filtern werden seit 2023 in allen OP-Sälen gesammelt.

[page]
# Kriterien 11–20: Nachhaltigkeitsaspekte
## Kriterien 11–13 zu Umweltbelangen
### 11. Inanspruchnahme natürlicher Ressourcen
fn: Das Unternehmen legt offen, in welchem Umfang natürliche Ressourcen für die Geschäftstätigkeit in Anspruch genommen werden.

Am meisten beanspruchen wir Energie, Wasser und Materialien des medizinischen Bedarfs. Flächen werden nur in geringem Umfang neu in Anspruch genommen: Für das Parkhaus wurden 2.400 m^{2} bereits
befestigte Stellplätze überbaut.

### 12. Ressourcenmanagement
Wesentliche Maßnahmen 2023: Austausch von zwei Lüftungszentralen in Auenburg (erwartete Einsparung 780 MWh Wärme pro Jahr), LED in Bad Lohra (90 MWh Strom), hydraulischer Abgleich in
Marienhöhe. Die Photovoltaikanlage auf dem Dach der Geriatrie mit 268 kWp ist seit März 2023 am Netz. Das 2021 gesetzte Ziel, den Stromverbrauch bis 2023 um 5 % zu senken, wurde mit 4,4 % knapp
verfehlt, weil ein zweiter Linksherzkathetermessplatz und ein neuer Kernspintomograf in Betrieb gingen.

### Leistungsindikatoren zu den Kriterien 11 bis 12

### GRI SRS-301-1: Eingesetzte Materialien
fn: Die berichtende Organisation muss folgende Informationen offenlegen: Gesamtgewicht oder -volumen der Materialien, die zur Herstellung und Verpackung der wichtigsten Produkte und Dienstleistungen während des Berichtszeitraums verwendet wurden.

Ein Gesamtgewicht können wir nicht angeben. Wir verbrauchten 2023 unter anderem 11,2 Mio. Untersuchungshandschuhe, 31 t Kopierpapier (davon 88 % Recyclingpapier) und 64 t Reinigungs- und
Desinfektionsmittel.

### GRI SRS-302-1: Energieverbrauch
fn: Offenzulegen sind der Kraftstoffverbrauch aus nicht erneuerbaren und erneuerbaren Quellen, der Strom-, Heizenergie-, Kühlenergie- und Dampfverbrauch sowie der gesamte Energieverbrauch innerhalb der Organisation.

Der gesamte Energieverbrauch des Verbunds belief sich 2023 auf 39.714 MWh (2022: 41.266 MWh, 2019: 44.930 MWh). Erdgas hatte daran mit 24.860 MWh den größten Anteil; ein Teil davon wird in den
Blockheizkraftwerken Auenburg und Marienhöhe eingesetzt, die 4.120 MWh Strom für den Eigenbedarf erzeugten. Für Notstromdiesel und Spitzenkessel wurden 312 MWh Heizöl verbraucht, für Dienstwagen und
den Patiententransport 486 MWh Kraftstoffe. Aus dem gasbefeuerten Heizkraftwerk der Stadtwerke bezogen wir in Bad Lohra 3.940 MWh Fernwärme. Aus dem Netz wurden 9.870 MWh Strom bezogen, der durch unseren
Liefervertrag vollständig aus erneuerbaren Quellen stammt. Die Photovoltaik steuerte 246 MWh bei, die komplett selbst genutzt wurden. Energie wird nicht verkauft.

### GRI SRS-302-4: Verringerung des Energieverbrauchs
Die im Jahr 2023 umgesetzten Maßnahmen verringern den Verbrauch rechnerisch um 1.060 MWh jährlich.

### GRI SRS-303-3: Wasserentnahme
fn: Gesamte Wasserentnahme aus allen Bereichen in Megalitern sowie Aufschlüsselung nach Quellen.

Die Wasserentnahme betrug 118,4 Megaliter, das sind 118.400 m^{3} (2022: 121.900 m^{3}). Sie stammt vollständig aus der öffentlichen Trinkwasserversorgung; Gebiete mit Wasserstress sind nicht betroffen.
Der Anstieg gegenüber dem Pandemiejahr 2021 (112.300 m^{3}) folgt aus der höheren Belegung und den Legionellenspülungen.

### GRI SRS-306-3: Angefallener Abfall
fn: Gesamtgewicht des anfallenden Abfalls in metrischen Tonnen sowie eine Aufschlüsselung dieser Summe nach Zusammensetzung des Abfalls.

2023 fielen insgesamt 1.486 t Abfall an (2022: 1.571 t). Davon waren 812 t krankenhausspezifischer, nicht infektiöser Abfall (AS 18 01 04), 236 t Papier und Pappe, 201 t Speisereste, 118 t Leichtverpackungen
und Folien, 57 t Glas, 21 t Sonstiges. Gefährliche Abfälle, darunter infektiöse Abfälle, Zytostatika und Laborchemikalien, machten 41 t aus. Radioaktive Stoffe der Nuklearmedizin klingen in einer eigenen
Anlage ab und werden nach der Freigabe mit dem übrigen Abfall entsorgt; ihr Gewicht wird nicht getrennt erfasst.

### 13. Klimarelevante Emissionen
fn: Das Unternehmen legt die Treibhausgas(THG)-Emissionen entsprechend dem Greenhouse Gas (GHG) Protocol oder darauf basierenden Standards offen und gibt seine selbst gesetzten Ziele zur Reduktion der Emissionen an.

Wir bilanzieren nach dem Greenhouse Gas Protocol mit dem Ansatz der operativen Kontrolle; Basisjahr ist 2019. Emissionsfaktoren stammen vom Umweltbundesamt und von unseren Versorgern. Die größte
Herausforderung ist die Wärmeversorgung des Klinikums Auenburg aus dem Jahr 1978. Eine Machbarkeitsstudie empfiehlt eine Großwärmepumpe mit Abwasserwärme, die rund 14,5 Mio. Euro kosten würde; ohne
Fördermittel ist das nicht darstellbar. Treibhausgase werden vom Klinikverbund nicht durch Zertifikate ausgeglichen.

### GRI SRS-305-1: Direkte THG-Emissionen (Scope 1)
Die direkten Emissionen betrugen 2023 insgesamt 5.492 t CO_{2}-Äquivalente. Davon entfallen 4.997 t auf Erdgas, 83 t auf Heizöl, 125 t auf den Fuhrpark und 287 t auf Narkosegase (2022: 561 t). Der Rückgang bei den
Narkosegasen zeigt die Wirkung des Verzichts auf Desfluran. Biogene Emissionen entstehen nicht.

### GRI SRS-305-2: Indirekte energiebedingte THG-Emissionen (Scope 2)
Marktbasiert ergaben sich 788 t CO_{2}-Äquivalente, die allein auf die Fernwärme zurückgehen. Nach der standortbasierten Methode, also mit dem deutschen Strommix, wären es 4.539 t CO_{2}-Äquivalente.

### GRI SRS-305-3: Sonstige indirekte THG-Emissionen (Scope 3)
Bislang erfassen wir fünf Quellen: Anfahrt der Beschäftigten 2.310 t, Lebensmittel 1.950 t, Vorketten der Energieträger 1.180 t, Abfall 214 t, Dienstreisen 38 t. Die so erfassten Scope-3-Emissionen belaufen sich auf
5.692 t CO_{2}-Äquivalente. Nach Studien anderer Häuser dürften Arzneimittel und Medizinprodukte noch einmal das Doppelte bis Dreifache ausmachen; ihre Erfassung ist für 2025 geplant.

### GRI SRS-305-5: Senkung der THG-Emissionen
Gegenüber dem Basisjahr 2019 mit 7.950 t (Scope 1 und 2, marktbasiert) wurden 1.670 t eingespart.

[page]
## Kriterien 14–20 zu Gesellschaft
### 14. Arbeitnehmerrechte
fn: Das Unternehmen berichtet, wie es national und international anerkannte Standards zu Arbeitnehmerrechten einhält sowie die Beteiligung der Mitarbeiterinnen und Mitarbeiter im Unternehmen und am Nachhaltigkeitsmanagement des Unternehmens fördert.

Am 31.12.2023 waren im Verbund 3.284 Menschen beschäftigt, umgerechnet 2.378 Vollkräfte. 78 % sind Frauen, fast die Hälfte arbeitet in Teilzeit. Die Fluktuation lag bei 11,2 % (2022: 12,5 %), in der
Pflege bei 9,8 %. Alle Arbeitsverhältnisse unterliegen deutschem Recht. Für Beschäftigte der gGmbH gelten der TVöD-K und der TV-Ärzte/VKA; in der Klinikservice GmbH gilt ein Haustarif mit den unteren
Lohngruppen des Gebäudereinigerhandwerks. Insgesamt fallen damit 97 % der Beschäftigten unter einen Tarifvertrag, ausgenommen sind leitende Angestellte und Chefärzte. Im Jahresmittel
wurden 34 Vollkräfte von Zeitarbeitsfirmen eingesetzt, vor allem in Anästhesie und Intensivpflege (2022: 51). Ziel ist, ab 2025 ohne sie auszukommen; ein Springerpool mit 28 Pflegenden wurde dafür aufgebaut.

### 15. Chancengerechtigkeit
Menschen aus 58 Nationen arbeiten bei uns zusammen. Der Anteil der Beschäftigten mit Schwerbehinderung oder Gleichstellung liegt mit 5,6 % über der gesetzlichen Pflichtquote. Eine Betriebsvereinbarung zum
partnerschaftlichen Umgang untersagt Diskriminierung, Mobbing und sexuelle Belästigung; die Beschwerdestelle nach dem Allgemeinen Gleichbehandlungsgesetz ist bei der Personalabteilung angesiedelt. Eine
betriebseigene Kita mit 85 Plätzen öffnet um 5.30 Uhr. 46 % der Positionen auf den ersten beiden Führungsebenen sind mit Frauen besetzt; unter den Chefärzten sind es erst 5 von 24.

### 16. Qualifizierung
An der Pflegeschule lernen 240 Auszubildende; 64 haben 2023 ihr Examen abgelegt, 51 davon wurden übernommen. Für Pflegefachpersonen aus Tunesien und Indien gibt es ein zwölfmonatiges Anerkennungsprogramm mit
Sprachkurs. Das Fortbildungsprogramm mit 312 Terminen kann von allen Beschäftigten genutzt werden. Die Krankenquote sank auf 7,6 % (2022: 9,1 %).

### Leistungsindikatoren zu den Kriterien 14 bis 16

### GRI SRS-403-9: Arbeitsbedingte Verletzungen
Todesfälle aufgrund arbeitsbedingter Verletzungen gab es weder bei Angestellten noch bei anderen Personen, deren Arbeit oder Arbeitsplatz vom Verbund kontrolliert wird. Bei den Angestellten wurden 203 dokumentierbare
arbeitsbedingte Verletzungen verzeichnet; die Rate betrug 57,3 je 1.000.000 Arbeitsstunden. Knapp die Hälfte waren Nadelstich- und Schnittverletzungen. Der Unfallkasse gemeldet wurden 58 Unfälle, davon 24 auf dem Weg.

### GRI SRS-403-10: Arbeitsbedingte Erkrankungen
27 arbeitsbedingte Erkrankungen von Angestellten wurden dokumentiert, 22 davon Infektionen mit SARS-CoV-2. Tödliche Verläufe gab es nicht.

### GRI SRS-403-4: Mitarbeiterbeteiligung zu Arbeitssicherheit und Gesundheitsschutz
Der Arbeitsschutzausschuss tagt vierteljährlich in jedem Haus, alle Beschäftigten sind über den Betriebsrat vertreten. Eine Dienstanweisung zum Arbeitsschutz regelt Zuständigkeiten und Gefährdungsbeurteilungen.

### GRI SRS-404-1: Stundenzahl der Aus- und Weiterbildung
Im Durchschnitt absolvierte jede und jeder Beschäftigte 14,3 Stunden, Frauen 14,0 und Männer 15,4 Stunden. Im ärztlichen Dienst waren es 31 Stunden.

### GRI SRS-405-1: Diversität
Der Aufsichtsrat hat elf Mitglieder, darunter vier Frauen; zwei Mitglieder sind zwischen 30 und 50 Jahre alt, die übrigen älter. Von den Angestellten waren 742 unter 30 Jahre alt, 1.518 zwischen 30 und 50 Jahre und
1.024 über 50 Jahre.

### GRI SRS-406-1: Diskriminierungsvorfälle
Im Berichtszeitraum wurde ein Diskriminierungsvorfall gemeldet und bestätigt: eine rassistische Äußerung innerhalb eines Teams. Er führte zu einer Abmahnung und einer Teamsupervision. Häufiger berichten
Beschäftigte von abwertenden Äußerungen durch Patienten; dafür wurde ein Deeskalationstraining aufgelegt.

### 17. Menschenrechte
Das Lieferkettensorgfaltspflichtengesetz ist ab 2024 auf uns anzuwenden. Als Vorbereitung wurde 2023 eine Risikoanalyse begonnen, ein Menschenrechtsbeauftragter bestellt und eine Grundsatzerklärung entworfen.

### GRI SRS-412-1, 412-3, 414-1 und 414-2
Alle Standorte liegen in Deutschland, eine gesonderte Prüfung auf Menschenrechte fand nicht statt. Wie viele neue Lieferanten anhand sozialer Kriterien bewertet wurden, ist nicht bekannt.

### 18. Gemeinwesen
Als größter Arbeitgeber im Landkreis sichern wir die Versorgung von rund 190.000 Menschen. Die „Klinik zum Anfassen“ besuchten im September 4.500 Gäste. Die Kreisvolkshochschule und wir bieten gemeinsam
Reanimationskurse für Schulen an.

### GRI SRS-201-1: Unmittelbar erzeugter und ausgeschütteter wirtschaftlicher Wert
Erzeugt: 259,3 Mio. Euro einschließlich sonstiger Erträge. Ausgeschüttet: Personalaufwand 163,2 Mio. Euro, Materialaufwand 71,4 Mio. Euro, Zinsen 1,8 Mio. Euro.

### 19. Politische Einflussnahme
Wir sind Mitglied der Landeskrankenhausgesellschaft und eines Verbands kommunaler Kliniken. Zur Krankenhausreform haben wir eine gemeinsame Resolution mit fünf Trägern unterzeichnet.

### GRI SRS-415-1: Parteispenden
Der Klinikverbund leistet keine Spenden an Parteien oder Politiker; der Wert beträgt 0 Euro.

### 20. Gesetzes- und richtlinienkonformes Verhalten
Die Antikorruptionsrichtlinie verlangt das Vier-Augen-Prinzip und die Trennung von Beschaffung und Drittmitteln. Seit Juli 2023 besteht die interne Meldestelle nach dem Hinweisgeberschutzgesetz, die mit
einer externen Rechtsanwältin besetzt ist. Meldungen können auch anonym eingereicht werden. Repressalien gegen Hinweisgebende sind untersagt. 2023 gingen drei Meldungen ein, die sich nicht bestätigten.

### GRI SRS-205-1, 205-3 und 419-1
Auf Korruptionsrisiken geprüft wurden die Bereiche Einkauf, Apotheke und Bau. Bestätigte Korruptionsvorfälle: keine. Wesentliche Bußgelder oder nicht monetäre Sanktionen wegen der Nichteinhaltung von Gesetzen: keine.
`,
  answers: `
BP-1_01 = consolidated
SBM-1_03 = 3284
S1-6_02 = 3284
S1-6_12 = 11.2 %
SBM-1_06 = 247.8 EUR million
E1-4_01 = yes
E1-5_01 = 39714 MWh
E1-5_07 = 9870 MWh
E1-5_08 = 246 MWh
E1-5_12 = 24860 MWh
E1-5_17 = 246 MWh
E1-6_07 = 5492 t CO2e
E1-6_09 = 4539 t CO2e
E1-6_10 = 788 t CO2e
E1-6_11 = 5692 t CO2e
E1-6_11#cat3 = 1180 t CO2e
E1-6_11#cat5 = 214 t CO2e
E1-6_11#cat6 = 38 t CO2e
E1-6_11#cat7 = 2310 t CO2e
E1-7_03 = no
E3-4_11 = 118400 m3
E5-5_07 = 1486 t
E5-5_15 = 41 t
E5-5_07#hazardous = 41 t
G1-4_04 = 0
G1-5_03 = 0 EUR
GOV-1_01 = 2
GOV-1_02 = 11
GOV-3_01 = no
S1-12_01 = 5.6 %
S1-13_04 = 14.3 h
S1-13_04#female = 14.0 h
S1-13_04#male = 15.4 h
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 203
S1-14_05 = 57.3
S1-14_06 = 27
S1-17_02 = 1
S1-1_09 = yes
S1-1_10 = yes
S1-1_22 = yes
S1-3_05 = yes
S1-3_09 = yes
S1-7_03 = 34
S1-8_01 = 97 %
S1-9_03 = 742
S1-9_04 = 1518
S1-9_05 = 1024
S1-9_02#female = 46 %
S4-3_13 = 387
absent E1-1_12 E1-1_14 E1-4_16 E1-4_22 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_06 E1-5_09 E1-5_10 E1-5_11 E1-5_15 E1-5_18
absent E1-6_08 E1-6_12 E1-6_13 E1-6_30 E1-6_31 E1-7_21 E1-8_04 E1.IRO-1_04 E1.IRO-1_07
absent E2-4_05 E3-4_01 E3-4_03 E3-4_08 E3-4_12 E4-5_01 E4-5_02 E4-5_10 E4-5_11 E4.IRO-1_14 E5-4_02 E5-5_10 E5-5_11 E5-5_16
absent G1-1_09 G1-3_07 G1-4_01 G1-4_07 G1-5_04 G1-5_05 G1-5_10 G1-6_01 G1-6_02 G1-6_03 G1-6_04 GOV-1_07 GOV-3_05
absent S1-10_01 S1-13_02 S1-14_01 S1-14_07 S1-15_01 S1-15_02 S1-16_01 S1-16_02 S1-17_05 S1-17_08 S1-17_10
absent S1-1_08 S1-1_17 S1-6_03 S1-6_11 S1-6_19 S1-6_20 S1-7_02 S1-9_01
absent SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19 BP-1_02
`,
}
