import type { StyleDocument } from '../style-document.ts'

/** A builder with an ESRS statement and a maker of presses with an older report. */
export const thirdGermanMidsizeIndustry: StyleDocument[] = [
  {
    name: 'kranzegger-bau-nachhaltigkeitserklaerung-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'österreichischer Baukonzern mit ESRS-Erklärung: Absatznummern in eigener Spalte, Abfall nach Behandlung und Gefährlichkeit',
    look: { size: 8.5, margin: 44 },
    text: `
head: KRANZEGGER BAU AG  Konzernlagebericht 2024 | Konsolidierte nichtfinanzielle Erklärung
# Nichtfinanzielle Erklärung
Die Erklärung wurde gemäß § 267a UGB und unter Anwendung der ESRS Set 1 erstellt. Sie umfasst auf konsolidierter Grundlage dieselben Gesellschaften wie der Konzernabschluss; Arbeitsgemeinschaften sind anteilig berücksichtigt. Der Aufsichtsrat hat die Erklärung am 27. März 2025 geprüft.
[columns 2]
### Geschäftsmodell (SBM-1)
Die KRANZEGGER BAU AG ist im Hoch-, Tief- und Straßenbau in Österreich, Deutschland, Tschechien und der Slowakei tätig. Die Umsatzerlöse betrugen 2024 EUR 1.284,6 Mio. (2023: EUR 1.301,2 Mio.), der Auftragsstand erreichte EUR 1.742 Mio. Im Jahresdurchschnitt waren 5.150 Mitarbeiter:innen beschäftigt.
[next]
### Klimaziele (E1-4)
Bezogen auf das Basisjahr 2022 soll der Ausstoß in Scope 1 bis 2030 um 30 % und in Scope 2 (marktbezogen) um 75 % sinken. Die Ziele wurden im Jänner 2024 vom Vorstand beschlossen, jedoch nicht von der Science Based Targets initiative validiert. Für Scope 3 werden 2026 Ziele festgelegt.
[/columns]
## E1 Klimawandel
### E1-5 Energieverbrauch und Energiemix
[table widths=300,55 style=grid size=7.5]
! Energieverbrauch (in MWh) | ESRS Abs. | 2024 | 2023
Kohle und Kohleprodukte (Braunkohlenstaub) | 38a | 9.180 | 10.425
Rohöl und Erdölprodukte (Diesel, Benzin, Heizöl, Flüssiggas) | 38b | 148.320 | 152.907
Erdgas | 38c | 61.774 | 64.118
Sonstige fossile Quellen | 38d | 0 | 0
Zugekaufte(r) Strom, Wärme, Dampf und Kühlung aus fossilen Quellen | 38e | 4.612 | 5.030
* Gesamtverbrauch fossile Energie | 37a | 223.886 | 232.480
Anteil fossiler Energie am Gesamtenergieverbrauch (%) | | 84,8 | 86,8
Verbrauch aus nuklearen Quellen | 37b | 0 | 0
Anteil nuklearer Energie am Gesamtenergieverbrauch (%) | | 0,0 | 0,0
Brennstoffe aus erneuerbaren Quellen (HVO, Pellets) | 37c i | 6.240 | 4.015
Zugekaufte(r) Strom, Wärme, Dampf und Kühlung aus erneuerbaren Quellen | 37c ii | 31.905 | 29.870
Selbst erzeugte erneuerbare Energie ohne Brennstoffe (Photovoltaik) | 37c iii | 2.118 | 1.460
* Gesamtverbrauch erneuerbare Energie | 37c | 40.263 | 35.345
Anteil erneuerbarer Energie am Gesamtenergieverbrauch (%) | | 15,2 | 13,2
* Gesamtenergieverbrauch | 37 | 264.149 | 267.825
Energieintensität (MWh je EUR Mio. Nettoumsatz, klimaintensive Sektoren) | 40 | 205,6 | 205,8
[/table]
fn: Der Dieselverbrauch der Baumaschinen wird über Tankkarten und Hoftankstellen erfasst; bei kleinen Baustellen wird hochgerechnet (rund 6 % des Verbrauchs).
### E1-3 Maßnahmen
[columns 2]
- 2024 wurden 38 Baumaschinen der Stufe V angeschafft, 6 davon vollelektrisch. Insgesamt umfasst der Gerätepark 1.240 Großgeräte.
- Die Asphaltmischanlage Traunfeld wurde von Braunkohlenstaub auf Holzstaub umgestellt; zwei von sieben Anlagen fehlen noch.
- An 26 Bauhöfen sind Photovoltaikanlagen mit 3,1 MWp in Betrieb.
[next]
- Der Anteil von HVO am Treibstoff stieg auf 3,8 %. Ziel für 2027 sind 15 %.
- Baustellencontainer werden nur noch mit 20 cm Dämmung beschafft. Messungen auf vier Baustellen ergaben ein Drittel weniger Heizstrom.
- Für Neubauten in Eigenentwicklung gilt der Standard klimaaktiv Gold.
[/columns]
### Klimarisikoanalyse
Untersucht wurden 41 Standorte und 120 laufende Baustellen anhand der Pfade RCP4.5 und RCP8.5. Hitzetage mit mehr als 32 °C führten 2024 im Schnitt zu 3,2 ausgefallenen Arbeitstagen je Baustelle; bis 2050 rechnen wir mit 7 bis 9 Tagen.
[page]
head: KRANZEGGER BAU AG  Konzernlagebericht 2024 | Konsolidierte nichtfinanzielle Erklärung
### E1-6 THG-Bruttoemissionen
[table widths=270 style=grid size=7.5]
! t CO_{2}-Äquivalent | 2024 | 2023 | Veränderung in %
Scope 1 – Bruttoemissionen | 57.930 | 60.212 | –3,8
davon aus regulierten Emissionshandelssystemen (%) | 0 | 0 | 
Scope 2 – Bruttoemissionen standortbezogen (location-based) | 6.318 | 6.540 | –3,4
Scope 2 – Bruttoemissionen marktbezogen (market-based) | 1.022 | 1.310 | –22,0
Scope 3 – Bruttoemissionen gesamt | 495.697 | 512.330 | –3,2
·3.1 Eingekaufte Waren und Dienstleistungen | 412.600 | 426.955 | –3,4
·3.2 Kapitalgüter | 14.180 | 15.020 | –5,6
·3.3 Brennstoff- und energiebezogene Emissionen | 15.940 | 16.385 | –2,7
·3.4 Vorgelagerter Transport und Vertrieb | 38.415 | 39.520 | –2,8
·3.5 Abfall | 6.208 | 6.110 | 1,6
·3.6 Geschäftsreisen | 1.044 | 985 | 6,0
·3.7 Pendelverkehr der Mitarbeiter:innen | 7.310 | 7.355 | –0,6
* Gesamte THG-Emissionen (standortbezogen) | 559.945 | 579.082 | –3,3
* Gesamte THG-Emissionen (marktbezogen) | 554.649 | 573.852 | –3,3
THG-Intensität standortbezogen (t CO_{2}e/EUR Mio. Nettoumsatz) | 435,9 | 445,0 | –2,0
THG-Intensität marktbezogen (t CO_{2}e/EUR Mio. Nettoumsatz) | 431,8 | 441,0 | –2,1
[/table]
Zwei Drittel der Emissionen in Kategorie 3.1 gehen auf Zement und Beton zurück. Mit CO_{2}-reduziertem Beton, der 2024 bei 21 % der Hochbauprojekte zum Einsatz kam, sinkt der Fußabdruck eines Kubikmeters um bis zu 35 %. Biogene Emissionen aus HVO und Pellets in Höhe von 1.655 t CO_{2} sind nicht in Scope 1 enthalten.
## E5 Ressourcennutzung und Kreislaufwirtschaft
### E5-4 Ressourcenzuflüsse
Insgesamt wurden 4.862.300 t Produkte und Materialien verwendet, überwiegend Gestein, Beton, Asphalt und Stahl. Der Anteil biologischer Materialien lag bei 1,2 %. Sekundärmaterialien machten 611.800 t oder 12,6 % aus; beim Asphalt lag die Recyclingquote bei 24 %.
### E5-5 Abfälle
[table widths=200 style=grid size=7.5]
! Abfallaufkommen 2024 in t | Nicht gefährlich | Gefährlich | Gesamt
Vorbereitung zur Wiederverwendung | 182.400 | 0 | 182.400
Recycling | 861.050 | 3.120 | 864.170
Sonstige Verwertung | 96.300 | 1.640 | 97.940
* Von der Beseitigung abgezweigt | 1.139.750 | 4.760 | 1.144.510
Verbrennung | 2.190 | 4.850 | 7.040
Deponierung | 160.800 | 4.650 | 165.450
Sonstige Beseitigung | 1.400 | 0 | 1.400
* Zur Beseitigung bestimmt | 164.390 | 9.500 | 173.890
* Gesamtabfallaufkommen | 1.304.140 | 14.260 | 1.318.400
Nicht recycelte Abfälle | | | 454.230
Anteil nicht recycelter Abfälle | | | 34,5 %
[/table]
fn: Nicht enthalten sind 2,1 Mio. t Bodenaushub, der am Anfallsort als Nebenprodukt wiedereingebaut wurde. Radioaktive Abfälle fallen nicht an (0 t).
[page]
head: KRANZEGGER BAU AG  Konzernlagebericht 2024 | Konsolidierte nichtfinanzielle Erklärung
## S1 Eigene Arbeitskräfte
### S1-6 Merkmale der Arbeitnehmer:innen
Alle Angaben in Personen zum Stichtag 31. Dezember.
[table widths=230 style=grid size=7.5]
! | Männlich | Weiblich | Summe 2024 | Summe 2023
Arbeitnehmer:innen | 4.410 | 802 | 5.212 | 5.296
davon unbefristet | 4.058 | 748 | 4.806 | 4.871
davon befristet | 352 | 54 | 406 | 425
davon Arbeiter:innen | 3.205 | 71 | 3.276 | 3.341
davon Angestellte | 1.205 | 731 | 1.936 | 1.955
[/table]
[table widths=230 style=grid size=7.5]
! Land | Arbeitnehmer:innen 2024
Österreich | 4.020
Deutschland | 812
Übrige Länder | 380
* Gesamt | 5.212
[/table]
948 Arbeitnehmer:innen haben das Unternehmen verlassen, saisonale Wiedereinstellungen sind herausgerechnet. Die Fluktuationsrate betrug 18,4 %. 99,1 % aller Arbeitnehmer:innen unterliegen einem Kollektivvertrag. Zusätzlich waren zum Stichtag 436 überlassene Arbeitskräfte auf unseren Baustellen tätig; andere Fremdarbeitskräfte gab es nicht.
### S1-14 Gesundheit und Sicherheit
[table widths=330 style=grid size=7.5]
! Kennzahl | 2024 | 2023 | 2022
Durch ein Managementsystem für Gesundheit und Sicherheit abgedeckte Personen | 100 % | 100 % | 100 %
davon nach ISO 45001 zertifiziert | 78 % | 71 % | 66 %
Todesfälle eigene Arbeitskräfte | 1 | 0 | 2
Todesfälle anderer Arbeitskräfte auf unseren Baustellen | 0 | 1 | 0
Meldepflichtige Arbeitsunfälle | 214 | 231 | 240
Unfallrate (Arbeitsunfälle je 1 Mio. geleistete Stunden) | 24,9 | 26,4 | 27,0
Arbeitsbedingte Erkrankungen (Fälle) | 6 | 4 | 7
Ausfalltage durch Arbeitsunfälle und Erkrankungen | 5.310 | 5.844 | 6.012
[/table]
Der Branchendurchschnitt der AUVA lag zuletzt bei 38 Unfällen je 1 Mio. Stunden. Bis 2027 soll die Unfallrate unter 20 liegen. Bei Nachunternehmen wurden 58 Unfälle gemeldet. Auf 312 Baustellen fanden Sicherheitsbegehungen statt, dabei wurden 2.904 Mängel dokumentiert und zu 97 % innerhalb einer Woche behoben.
### S1-16 Vergütung
Der unbereinigte Gender-Pay-Gap lag bei 9,4 %. Die Gesamtvergütung der bestbezahlten Person entsprach dem 17,8-Fachen des Medians.
## G1 Unternehmenspolitik
### G1-4 und G1-6
Im Berichtsjahr kam es zu keinen Verurteilungen wegen Korruption oder Bestechung (Anzahl: 0; Geldstrafen: EUR 0). Die Standardzahlungsfrist beträgt 30 Tage. Rechnungen wurden im Durchschnitt nach 27 Tagen beglichen, 94 % der Zahlungen entsprachen den Standardbedingungen. Zum Stichtag waren 2 Gerichtsverfahren wegen Zahlungsverzugs anhängig.
Das Compliance-Handbuch gilt seit Jänner 2021. 1.640 Angestellte haben die jährliche Unterweisung abgeschlossen. Über die Hinweisgeberplattform gingen 23 Meldungen ein, 8 betrafen Diebstahl auf Baustellen. Im Einkauf wurden 412 Nachunternehmen mit einem Volumen von zusammen EUR 287 Mio. nach Nachhaltigkeitskriterien bewertet.
`,
    answers: `
BP-1_01 = consolidated|konsolidiert
BP-1_02 = yes
SBM-1_06 = 1284.6 EUR million
E1-4_07 = 30|-30 % @2030
E1-4_13 = 75|-75 % @2030
E1-5_01 = 264149 MWh
E1-5_02 = 223886 MWh
E1-5_03 = 0 MWh
E1-5_04 = 0 %
E1-5_05 = 40263 MWh
E1-5_06 = 6240 MWh
E1-5_07 = 31905 MWh
E1-5_08 = 2118 MWh
E1-5_09 = 15.2 %
E1-5_10 = 9180 MWh
E1-5_11 = 148320 MWh
E1-5_12 = 61774 MWh
E1-5_13 = 0 MWh
E1-5_14 = 4612 MWh
E1-5_15 = 84.8 %
E1-5_18 = 205.6 MWh/EUR million
E1-6_07 = 57930 t CO2e
E1-6_08 = 0 %
E1-6_09 = 6318 t CO2e
E1-6_10 = 1022 t CO2e
E1-6_11 = 495697 t CO2e
E1-6_11#cat1 = 412600 t CO2e
E1-6_11#cat2 = 14180 t CO2e
E1-6_11#cat3 = 15940 t CO2e
E1-6_11#cat4 = 38415 t CO2e
E1-6_11#cat5 = 6208 t CO2e
E1-6_11#cat6 = 1044 t CO2e
E1-6_11#cat7 = 7310 t CO2e
E1-6_12 = 559945 t CO2e
E1-6_13 = 554649 t CO2e
E1-6_17 = 1655 t CO2
E1-6_30 = 435.9 t CO2e/EUR million
E1-6_31 = 431.8 t CO2e/EUR million
E5-4_02 = 4862300 t
E5-4_03 = 1.2 %
E5-4_04 = 611800 t
E5-4_05 = 12.6 %
E5-5_07 = 1318400 t
E5-5_07#hazardous = 14260 t
E5-5_07#nonhazardous = 1304140 t
E5-5_08 = 1144510 t
E5-5_08#hazardous = 4760 t
E5-5_08#nonhazardous = 1139750 t
E5-5_08#reuse = 182400 t
E5-5_08#recycling = 864170 t
E5-5_09 = 173890 t
E5-5_09#hazardous = 9500 t
E5-5_09#nonhazardous = 164390 t
E5-5_09#incineration = 7040 t
E5-5_09#landfill = 165450 t
E5-5_10 = 454230 t
E5-5_11 = 34.5 %
E5-5_15 = 14260 t
E5-5_16 = 0 t
S1-6_02 = 5212
S1-6_02#female = 802
S1-6_02#male = 4410
S1-6_03 = 5150
S1-6_05#AT = 4020
S1-6_05#DE = 812
S1-6_09#permanent = 4806
S1-6_09#permanent_female = 748
S1-6_09#permanent_male = 4058
S1-6_09#temporary = 406
S1-6_09#temporary_female = 54
S1-6_09#temporary_male = 352
S1-6_11 = 948
S1-6_12 = 18.4 %
S1-6_14 = headcount|Personen
S1-6_15 = 31.Dezember|Stichtag|endofthereportingperiod|endofreportingperiod
S1-7_01 = 436
S1-7_03 = 436
S1-8_01 = 99.1 %
S1-14_01 = 100 %
S1-14_02 = 1
S1-14_03 = 0
S1-14_04 = 214
S1-14_05 = 24.9
S1-14_06 = 6
S1-14_07 = 5310
S1-14_10 = 78 %
S1-16_01 = 9.4 %
S1-16_02 = 17.8
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-6_01 = 27 days
G1-6_02 = 30 days
G1-6_03 = 94 %
G1-6_04 = 2
absent E1-4_04 E1-4_16 E1-5_17 E3-4_01 E3-4_11 S1-9_02#female S1-13_04 S1-12_01 S1-17_02 E1-8_04
`,
  },
  {
    name: 'tervald-pressenbau-bericht-2022-23.pdf',
    language: 'de',
    year: 2023,
    style:
      'Maschinenbauer mit Geschäftsjahr bis September nach GRI: Fließtext in Spalten, Anhang mit drei Geschäftsjahren und GRI-Nummern',
    look: { size: 9.5 },
    text: `
# Verantwortung im Pressenbau
Nachhaltigkeitsbericht der Tervald Pressenbau GmbH & Co. KG für das Geschäftsjahr 2022/23 (1. Oktober 2022 bis 30. September 2023)
[columns 2]
## Vorwort
Seit 1923 bauen wir Umformpressen. Im Jahr des hundertjährigen Bestehens lag unser Auftragseingang mit 402 Mio. Euro leicht über dem Umsatz von 386,2 Mio. Euro. In Forschung und Entwicklung flossen 4,1 % des Umsatzes.

Eine Servopresse der neuen Baureihe benötigt je Hub bis zu 35 % weniger Energie als das Vorgängermodell. Bei unseren Kunden entfällt über den Lebensweg mehr als 90 % des Fußabdrucks auf die Nutzung.
## Über diesen Bericht
Wir berichten „unter Bezugnahme auf“ die GRI-Standards 2021. Die Umweltdaten stammen von den drei Produktionsstandorten; die Vertriebsbüros mit zusammen 61 Personen sind nicht enthalten. Die Personaldaten umfassen die gesamte Gruppe.
[next]
## Klima und Energie
Unser Ziel: Bis 2030 sollen die Emissionen aus Scope 1 und 2 gegenüber 2019/20 um die Hälfte sinken. Nach dem Umbau der Härterei sind wir bei minus 31 %. Am Stammsitz ging im Mai 2023 eine zweite Photovoltaikanlage in Betrieb. Beide Anlagen erzeugten zusammen 1.905 MWh Strom, von dem wir 1.720 MWh selbst verbrauchten.

Der Erdgasverbrauch ging auf 26.115 MWh zurück, obwohl zwei Glühöfen hinzukamen. Im Werk Ohio kauft unsere Tochter weiterhin Graustrom ein.
## Lieferkette
Wir verpflichten unsere Lieferanten auf unseren Verhaltenskodex für Lieferanten. 86 % des Einkaufsvolumens sind durch eine Unterschrift abgedeckt, bis 2025 sollen es 95 % sein. 2022/23 haben wir 22 Lieferanten vor Ort auditiert.
[/columns]
## Wesentliche Themen
[table widths=130,230 style=rules align=left size=8.5]
! Handlungsfeld | Ziel | Stand September 2023
Produkt | Energiebedarf je Hub bis 2027 um 25 % senken (Serie 2018) | –17 %
Klima | Scope 1 und 2 bis 2030 um 50 % senken (2019/20) | –31 %
Lieferanten | 95 % des Einkaufsvolumens mit unterschriebenem Kodex | 86 %
Arbeitssicherheit | LTIR unter 6 | 7,8
Ausbildung | Übernahme von mindestens 90 % | 91 %
[/table]
Die Handlungsfelder gehen auf Gespräche mit 14 Kunden, zwei Banken und dem Betriebsrat zurück. Ein Kunde aus der Automobilindustrie bewertet uns mit 68 von 100 Punkten, im Mittel seiner Lieferanten sind es 61.
## Produkte
Seit 2018 haben wir 46 gebrauchte Pressen zurückgenommen und überholt. Eine überholte Presse mit 12.500 kN spart gegenüber einer neuen rund 190 t Stahlguss. Im Ersatzteillager werden 38.000 Positionen mindestens 25 Jahre vorgehalten.
[page]
## Menschen bei Tervald
[columns 2]
Am 30. September 2023 arbeiteten 1.964 Menschen für die Gruppe, davon 1.402 in Deutschland, 318 in den USA und 244 in China. 352 waren Frauen. Der Altersdurchschnitt betrug 43,6 Jahre, die mittlere Betriebszugehörigkeit 14,8 Jahre.

Wir bilden in neun Berufen aus. 118 junge Menschen absolvierten im Geschäftsjahr eine Ausbildung oder ein duales Studium, die Ausbildungsquote lag bei 6,0 %. Von 34 Absolventen haben wir 31 übernommen.
[next]
Die Fluktuation betrug 6,8 % (Vorjahr: 7,4 %). In die Weiterbildung haben wir 1,1 Mio. Euro investiert; je Kopf waren es 14,8 Stunden.

Am Stammsitz gelten die Tarifverträge der Metall- und Elektroindustrie. Der Krankenstand erreichte 5,1 %. Vier Auszubildende wurden mit einem Preis der Kammer ausgezeichnet.
[/columns]
### Sicher arbeiten
Jeder Arbeitsunfall wird binnen 48 Stunden untersucht. Häufigste Ursachen waren Quetschungen (9) und Stolpern (7). Auf Montagebaustellen von Kunden verunglückten zusätzlich drei Leiharbeitskräfte leicht. In Deutschland liegt die Quote der Branche laut Berufsgenossenschaft bei 21 Unfällen je 1.000 Vollarbeiter.
[bars]
2020/21 | 27 Unfälle
2021/22 | 30 Unfälle
2022/23 | 25 Unfälle
[/bars]
fn: Meldepflichtige Arbeitsunfälle der Gruppe, ohne Wegeunfälle. Tödliche Unfälle: keine.
[page]
## Anhang: Kennzahlen
[table widths=225,70 style=plain size=8]
! Kennzahl | Einheit | 2020/21 | 2021/22 | 2022/23 | GRI
= Wirtschaft
Umsatz | Mio. EUR | 321,7 | 358,0 | 386,2 | 2-6
= Energie (drei Produktionsstandorte)
Strom | MWh | 22.410 | 22.655 | 21.840 | 302-1
davon selbst erzeugt (Photovoltaik) | MWh | 640 | 712 | 1.720 | 302-1
Erdgas | MWh | 29.870 | 28.330 | 26.115 | 302-1
Fernwärme | MWh | 3.602 | 3.515 | 3.410 | 302-1
Kraftstoffe (Diesel, Benzin) | MWh | 2.745 | 2.910 | 2.960 | 302-1
* Gesamtenergieverbrauch | MWh | 58.627 | 57.410 | 54.325 | 302-1
Energieintensität | MWh/Mio. EUR | 182,2 | 160,4 | 140,7 | 302-3
= Treibhausgasemissionen
Scope 1 | t CO_{2}e | 6.790 | 6.475 | 6.024 | 305-1
Scope 2 (marktbasiert) | t CO_{2}e | 5.902 | 4.811 | 3.870 | 305-2
Scope 3: Brennstoff- und Energievorketten (3.3) | t CO_{2}e | 1.760 | 1.702 | 1.644 | 305-3
Scope 3: Eingangstransporte (3.4) | t CO_{2}e | k. A. | 4.380 | 4.120 | 305-3
Scope 3: Dienstreisen (3.6) | t CO_{2}e | 704 | 1.480 | 1.955 | 305-3
Scope 3: Pendeln (3.7) | t CO_{2}e | 2.150 | 2.195 | 2.210 | 305-3
Scope 1 und 2 je Umsatz | t/Mio. EUR | 39,5 | 31,5 | 25,6 | 305-4
= Wasser und Abfall
Wasserentnahme | m³ | 33.105 | 32.740 | 31.870 | 303-3
Abfallmenge gesamt | t | 4.702 | 5.011 | 4.918 | 306-3
davon Metallrecycling | t | 3.240 | 3.488 | 3.402 | 306-4
davon sonstige Verwertung | t | 1.051 | 1.099 | 1.102 | 306-4
davon Beseitigung | t | 411 | 424 | 414 | 306-5
gefährliche Abfälle (in der Summe enthalten) | t | 402 | 395 | 388 | 306-3
= Belegschaft
Beschäftigte zum 30.9. | Personen | 1.898 | 1.937 | 1.964 | 2-7
davon in Teilzeit | Personen | 151 | 158 | 166 | 2-7
davon befristet | Personen | 74 | 88 | 93 | 2-7
Frauenanteil | % | 17,1 | 17,6 | 17,9 | 405-1
Frauenanteil in Führungspositionen | % | 9,8 | 10,4 | 11,1 | 405-1
Fluktuation | % | 6,1 | 7,4 | 6,8 | 401-1
Meldepflichtige Arbeitsunfälle | Anzahl | 27 | 30 | 25 | 403-9
Unfälle mit Ausfallzeit je 1 Mio. Stunden (LTIR) | – | 8,9 | 9,6 | 7,8 | 403-9
Schulungsstunden je Kopf | h | 9,7 | 13,2 | 14,8 | 404-1
[/table]
fn: k. A. = keine Angabe. Vorjahreswerte der Wasserentnahme wurden wegen eines defekten Zählers korrigiert.
`,
    answers: `
SBM-1_06 = 386.2 EUR million
E1-5_01 = 54325 MWh
E1-5_08 = 1720 MWh
E1-5_11 = 2960 MWh
E1-5_12 = 26115 MWh
E1-5_17 = 1905 MWh
E1-5_18 = 140.7 MWh/EUR million
E1-6_07 = 6024 t CO2e
E1-6_10 = 3870 t CO2e
E1-6_11#cat3 = 1644 t CO2e
E1-6_11#cat4 = 4120 t CO2e
E1-6_11#cat6 = 1955 t CO2e
E1-6_11#cat7 = 2210 t CO2e
E3-4_11 = 31870 m3
E5-5_07 = 4918 t
E5-5_08#recycling = 3402 t
E5-5_09 = 414 t
E5-5_15 = 388 t
S1-6_02 = 1964
S1-6_02#female = 352
S1-6_05#DE = 1402
S1-6_05#US = 318
S1-6_05#CN = 244
S1-6_09#part_time = 166
S1-6_20 = 166
S1-6_09#temporary = 93
S1-6_12 = 6.8 %
S1-13_04 = 14.8 h
S1-14_02 = 0
S1-14_04 = 25
S2-1_06 = yes
absent E1-6_11 E1-6_09 E1-6_13 E1-6_12 E1-6_31 E1-4_04 E1-4_07 S1-8_01 S1-9_02#female S1-14_05 S1-6_11 E3-4_01 E1-5_05
`,
  },
]
