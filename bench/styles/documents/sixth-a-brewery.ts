import type { StyleDocument } from '../style-document.ts'

export const sixthABrewery: StyleDocument = {
  name: 'Umwelterklaerung_2024_Brauerei_Oedtal.pdf',
  language: 'de',
  year: 2023,
  style:
    'EMAS environmental statement of a brewery with three sites, core indicators per site and for the company, three years',
  look: { font: 'sans', size: 10, landscape: false, words: false, margin: 57 },
  text: `
head: Brauerei Oedtal · Umwelterklärung 2024
# Umwelterklärung 2024
### nach Verordnung (EG) Nr. 1221/2009 (EMAS) für die Standorte Oedtal, Mittenfels und Sauerquell
Konsolidierte Fassung mit den Daten der Jahre 2021 bis 2023

Brauerei Oedtal GmbH & Co. KG

## Grüß Gott und willkommen

Bier besteht aus vier Zutaten, und drei davon wachsen auf dem Feld. Die vierte, das Wasser, kommt aus unseren eigenen Brunnen. Wer so unmittelbar
von dem lebt, was die Landschaft hergibt, muss mit ihr pfleglich umgehen. Meine Großmutter hat 1954 die erste Kläranlage einer Brauerei im Bezirk gebaut, und man hat sie dafür
belächelt. Heute gewinnen wir aus dem Abwasser Biogas, das ein Zwölftel unseres Kesselbrennstoffs ersetzt.

2023 war für die Branche schwierig. Der Bierabsatz in Deutschland ist um 4,5 Prozent gesunken, Glas, Malz und Energie blieben teuer. Wir haben 1,67 Millionen Hektoliter Bier, alkoholfreie
Getränke und Mineralwasser abgefüllt, das sind 1,9 Prozent weniger als im Vorjahr. Gerade weil Energie teuer ist, rechnen sich manche Maßnahmen schneller als früher: Die neue
Würzekochung hat sich in drei statt in sieben Jahren bezahlt gemacht.

Mit dieser Umwelterklärung laden wir Sie ein, hinter das Sudhaus zu blicken. Schreiben Sie uns, wenn Ihnen etwas fehlt.

Ihre Theresia Oedtal-Weigand, geschäftsführende Gesellschafterin

# 1 Das Unternehmen
## 1.1 Vom Klosterbräu zur Unternehmensgruppe

Die Brauerei wurde 1648 erstmals urkundlich erwähnt und ist seit 1836 in Familienbesitz. 1988 kam der Brunnenbetrieb Sauerquell hinzu, 2009 das Brauhaus Mittenfels, das wir aus der Insolvenz
übernahmen. Am 31. Dezember 2023 arbeiteten bei uns 488 Menschen, davon 39 Auszubildende. Der Umsatz betrug 168,4 Mio. € (2022: 163,0 Mio. €). Neun von zehn Flaschen
verkaufen wir im Umkreis von 200 Kilometern. Der Mehrweganteil liegt bei 93 Prozent und damit mehr als doppelt so hoch wie im Durchschnitt aller Getränke in Deutschland.

## 1.2 Die Standorte

### Oedtal
Der Stammsitz liegt am Ortsrand der Gemeinde Oedtal in einem Gewerbegebiet, die nächste Wohnbebauung ist 60 Meter entfernt. Hier stehen Sudhaus, Gär- und Lagerkeller, drei Abfüllanlagen, das
Logistikzentrum und die Verwaltung. 318 Beschäftigte erzeugten 842.300 hl. Die Anlage ist nach Bundes-Immissionsschutzgesetz genehmigt (Nr. 7.27.1 der 4. BImSchV).

### Mittenfels
Das Brauhaus mit angeschlossener Gaststätte steht in der denkmalgeschützten Altstadt. 74 Beschäftigte stellten 214.600 hl her, vor allem Bio-Biere und Saisonspezialitäten. Das Betriebsgelände grenzt im Norden
an das FFH-Gebiet „Mittenfelser Moos“. Eine Kesselanlage für Hackschnitzel deckt seit 2016 den größten Teil des Wärmebedarfs.

### Sauerquell
Der Brunnenbetrieb füllt aus vier Quellen Mineralwasser und Limonaden ab, 2023 waren es 613.900 hl bei 96 Beschäftigten. Er liegt innerhalb eines Heilquellenschutzgebiets im Naturpark. Zwei
Glas-Mehrweglinien und eine PET-Linie sind in Betrieb.

# 2 Umweltpolitik und Managementsystem
## 2.1 Umweltpolitik

- Wir halten alle bindenden Verpflichtungen ein und gehen, wo es technisch und wirtschaftlich möglich ist, darüber hinaus.
- Wir verbessern unsere Umweltleistung fortlaufend und messen sie an Kennzahlen je Hektoliter.
- Wir schützen die Wasservorkommen, aus denen wir schöpfen, gemeinsam mit den Landwirten der Region.
- Wir bevorzugen Rohstoffe aus der Region und aus ökologischem Anbau.
- Wir setzen auf Mehrweg.
- Wir informieren offen über unsere Umweltauswirkungen.

## 2.2 Organisation

Die Geschäftsleitung trägt die Verantwortung und hat eine Umweltmanagementbeauftragte benannt. Ihr stehen an jedem Standort ein Umweltteam sowie Beauftragte für Abfall, Gewässerschutz, Gefahrgut und Immissionsschutz zur Seite.
Interne Audits finden jährlich an jedem Standort statt; 2023 ergaben sie 23 Hinweise und drei Abweichungen, die alle behoben sind. Ein Rechtskataster mit 214 Vorschriften wird vierteljährlich aktualisiert. Verstöße
gegen Umweltvorschriften sind uns nicht bekannt. Im September 2023 wurde in Oedtal der Einleitwert für den pH-Wert für zwei Stunden überschritten; der Vorfall wurde der Gemeinde gemeldet und blieb ohne Folgen für die Kläranlage.

Im Berichtsjahr nahmen 211 Beschäftigte an Umweltschulungen teil, darunter alle Auszubildenden. Im betrieblichen Vorschlagswesen gingen 64 Ideen mit Umweltbezug ein. Die prämierte Idee eines Flaschenkellermeisters, die Warmwasserbehälter der
Reinigungsmaschine nachts abkühlen zu lassen, spart rund 95 MWh Erdgas im Jahr.

# 3 Umweltaspekte
## 3.1 Bewertung

Wir bewerten direkte und indirekte Umweltaspekte alle drei Jahre mit einer ABC-Methode nach Menge, Gefährdung und Einflussmöglichkeit. Der Lebensweg umfasst Anbau, Mälzung, Brauen, Abfüllung, Auslieferung, Kühlung beim Kunden
und Rückführung des Leerguts. Als wesentlich gelten direkt: Wärme- und Stromverbrauch, Wasserbezug und Abwasser, Verpackung, Kältemittel, Lärm; indirekt: Anbau von Gerste und Hopfen, Neuglas, Transport, Kühlung in der Gastronomie.

## 3.2 Rohstoffe

Unsere Braugerste beziehen wir zu 84 Prozent von 127 Landwirten im Umkreis von 80 Kilometern. In der „Braugersten-Partnerschaft“ verpflichten sie sich auf weniger Stickstoff, Zwischenfrüchte und Blühstreifen. Nach Messungen des Wasserverbands ist der Nitratgehalt im
Einzugsgebiet unserer Brunnen seit 2012 von 31 auf 22 mg/l gesunken. Der Hopfen kommt aus zwei bayerischen Anbaugebieten. Die heiße und trockene Witterung im Juni 2023 hat Erträge und Eiweißgehalt belastet, wir mussten 9 Prozent
des Malzes aus Frankreich zukaufen. Der Bio-Anteil an den Malzmengen betrug 14 Prozent.

## 3.3 Energie

Wärme brauchen wir beim Maischen, Kochen und in der Flaschenreinigung, Strom vor allem für Kälte und Druckluft. Der Benchmark des Deutschen Brauwesens nennt für Brauereien unserer Größe 23 bis 33 kWh Wärme je Hektoliter. Wir liegen in Oedtal mit 27,9 kWh
in der Mitte des Feldes. Die neue Innenkochung, seit März 2023 in Betrieb, verringert die Verdampfung von 7,5 auf 4 Prozent. Strom kaufen wir seit 2015 ausschließlich als zertifizierten Ökostrom aus bayerischer Wasserkraft. Auf den Hallen in Oedtal und Mittenfels
erzeugen Photovoltaikmodule 1.502 MWh, wovon 212 MWh ins Netz gingen. Aus dem Faulgas der Abwasservorbehandlung gewinnen wir in Oedtal 1.860 MWh Biogas.

## 3.4 Klimaschutz

Direkte Emissionen verursachen Kessel, Fuhrpark und in geringem Umfang Kältemittelverluste. Die Emissionen, die wir noch nicht vermeiden können, gleichen wir seit 2021 aus. Für 2023 wurden Zertifikate über 7.900 t CO_{2} aus einem Windkraftprojekt in der Türkei und einem
Moorschutzprojekt stillgelegt. Unser Oedtaler Helles und das Mineralwasser tragen deshalb den Zusatz „klimaneutral gebraut“ beziehungsweise „klimaneutral abgefüllt“. Wir wissen, dass solche Aussagen umstritten sind und nach der neuen EU-Richtlinie ab 2026 so nicht mehr zulässig sein werden; die
Etiketten laufen bis dahin aus. Wichtiger ist uns ohnehin das eigene Ziel, die Emissionen je Hektoliter bis 2027 um 30 Prozent gegenüber 2019 zu senken.

## 3.5 Wasser und Abwasser

Für einen Liter Bier brauchen wir in Oedtal 4,5 Liter Wasser, das Getränk eingeschlossen. 2010 waren es noch 6,1 Liter. Bei der Reinigung der Kästen nutzen wir das letzte Spülwasser der Flaschenwaschmaschine ein zweites Mal, dadurch wurden in Oedtal 18.700 m^{3} Frischwasser ersetzt. In
Sauerquell ist der Bezug naturgemäß höher, weil dort auch das abgefüllte Mineralwasser, das Rückspülen der Filter und das frei überlaufende Quellwasser eingehen. Die wasserrechtliche Bewilligung wurde 2022 bis 2052 verlängert und zu 71 Prozent ausgeschöpft.

## 3.6 Abfall und Nebenprodukte

Treber und Hefe sind keine Abfälle, sondern gefragtes Futter: 28.400 t Treber gingen 2023 an 96 Milchviehbetriebe. Unter den Abfällen überwiegen Glasscherben, Etikettenschlamm, Kunststoffe und Klärschlamm. 98,3 Prozent wurden stofflich oder energetisch verwertet. Gefährliche Abfälle, etwa Laborchemikalien, Altöl und
Leuchtmittel, fallen nur in kleinen Mengen an. Ein Anstieg um 6,1 t erklärt sich aus der Entsorgung alter Isolierungen in Sauerquell.

## 3.7 Lärm, Nachbarn, Kundinnen und Kunden

In Oedtal gab es sechs Beschwerden von Nachbarn, meist wegen der Rückfahrwarner am frühen Morgen. Seit November fahren die Stapler im Hof mit Breitbandton. Der Verbraucherservice nahm 1.142 Reklamationen entgegen, am häufigsten zu beschädigten Kästen, Kronkorken und Geschmacksabweichungen.

## 3.8 Biologische Vielfalt

Wir bewirtschaften 2,5 Hektar auf den Betriebsgeländen naturnah, dazu kommen 6,1 Hektar Ausgleichs- und Streuobstflächen in der Umgebung. In Mittenfels haben wir mit der Unteren Naturschutzbehörde den Moosrand entbuscht; der Kiebitz brütet dort erstmals seit 1998. Die Mauersegler im Sudhausturm
zählt der örtliche Vogelschutzverein jedes Jahr – 2023 waren es 31 Brutpaare.

[page]
# 4 Kernindikatoren
## 4.1 Standort Oedtal
[table style=zebra widths=210,80,60,60,60 size=8.5]
! Oedtal | Einheit | 2021 | 2022 | 2023
Ausstoß (Bezugsgröße) | hl | 851.700 | 868.200 | 842.300
Erdgas | MWh | 24.310 | 23.650 | 21.480
Biogas aus Abwasser | MWh | 1.540 | 1.720 | 1.860
Heizöl | MWh | 140 | 310 | 120
Strom aus dem Netz (Ökostrom) | MWh | 8.390 | 8.180 | 7.640
Photovoltaik, selbst genutzt | MWh | 610 | 790 | 980
Diesel Fuhrpark und Stapler | MWh | 3.720 | 3.590 | 3.410
* Gesamter Energieverbrauch | MWh | 38.710 | 38.240 | 35.490
Energie je Hektoliter | kWh/hl | 45,5 | 44,0 | 42,1
Wasserbezug | m^{3} | 399.400 | 398.600 | 378.900
Abwasser | m^{3} | 238.100 | 234.900 | 221.600
Abfall | t | 3.402 | 3.357 | 3.214
· davon gefährlich | t | 19,8 | 22,7 | 21,4
Scope 1 | t CO_{2}e | 5.984 | 5.829 | 5.286
[/table]

## 4.2 Standort Mittenfels
[table style=zebra widths=210,80,60,60,60 size=8.5]
! Mittenfels | Einheit | 2021 | 2022 | 2023
Ausstoß (Bezugsgröße) | hl | 198.300 | 211.900 | 214.600
Hackschnitzel | MWh | 5.110 | 5.330 | 5.240
Erdgas | MWh | 1.380 | 1.160 | 1.110
Strom aus dem Netz (Ökostrom) | MWh | 2.040 | 2.060 | 1.980
Photovoltaik, selbst genutzt | MWh | 0 | 180 | 310
Diesel Fuhrpark und Stapler | MWh | 720 | 710 | 690
* Gesamter Energieverbrauch | MWh | 9.250 | 9.440 | 9.330
Energie je Hektoliter | kWh/hl | 46,6 | 44,5 | 43,5
Wasserbezug | m^{3} | 98.700 | 102.300 | 101.400
Abwasser | m^{3} | 58.200 | 59.700 | 58.900
Abfall | t | 698 | 751 | 742
· davon gefährlich | t | 2,9 | 2,4 | 3,2
Scope 1 | t CO_{2}e | 476 | 430 | 413
[/table]

[page]
## 4.3 Standort Sauerquell
[table style=zebra widths=210,80,60,60,60 size=8.5]
! Sauerquell | Einheit | 2021 | 2022 | 2023
Abfüllung (Bezugsgröße) | hl | 606.100 | 623.400 | 613.900
Erdgas | MWh | 6.480 | 6.290 | 6.020
Heizöl | MWh | 260 | 250 | 240
Strom aus dem Netz (Ökostrom) | MWh | 4.990 | 5.010 | 4.870
Diesel Fuhrpark und Stapler | MWh | 2.990 | 2.940 | 2.860
* Gesamter Energieverbrauch | MWh | 14.720 | 14.490 | 13.990
Energie je Hektoliter | kWh/hl | 24,3 | 23,2 | 22,8
Wasserbezug | m^{3} | 1.098.000 | 1.121.000 | 1.104.000
Abwasser | m^{3} | 429.600 | 433.800 | 421.300
Abfall | t | 1.145 | 1.160 | 1.118
· davon gefährlich | t | 3,1 | 2,3 | 8,9
Scope 1 | t CO_{2}e | 2.171 | 2.114 | 2.053
[/table]

## 4.4 Brauerei Oedtal gesamt
Die folgende Übersicht fasst die drei registrierten Standorte zusammen. Weitere Betriebsstätten bestehen nicht; die verpachteten Gaststätten gehören nicht zum Geltungsbereich.
[table style=zebra widths=210,80,60,60,60 size=8.5]
! Gesamtunternehmen | Einheit | 2021 | 2022 | 2023
Produktion (Output B) | hl | 1.656.100 | 1.703.500 | 1.670.800
= Energie
Erdgas | MWh | 32.170 | 31.100 | 28.610
Biogas und Hackschnitzel | MWh | 6.650 | 7.050 | 7.100
Heizöl | MWh | 400 | 560 | 360
Strom aus dem Netz (100 % Ökostrom) | MWh | 15.420 | 15.250 | 14.490
Photovoltaik, selbst genutzt | MWh | 610 | 970 | 1.290
Diesel Fuhrpark und Stapler | MWh | 7.430 | 7.240 | 6.960
* Gesamter Energieverbrauch | MWh | 62.680 | 62.170 | 58.810
· davon aus erneuerbaren Quellen | MWh | 22.680 | 23.270 | 22.880
· Anteil erneuerbarer Energie | % | 36,2 | 37,4 | 38,9
Erzeugung erneuerbarer Energie (Biogas, Photovoltaik) | MWh | 2.290 | 2.860 | 3.362
Energie je Hektoliter | kWh/hl | 37,8 | 36,5 | 35,2
= Material
Malz | t | 19.350 | 19.720 | 18.640
Hopfen | t | 74 | 74 | 71
Neuglas | t | 6.110 | 6.240 | 5.820
Etiketten, Verschlüsse, Folien | t | 1.190 | 1.210 | 1.140
PET-Vorformlinge | t | 2.350 | 2.290 | 2.180
Zucker und Grundstoffe | t | 610 | 660 | 640
Kieselgur | t | 104 | 99 | 94
Reinigungs- und Desinfektionsmittel | t | 412 | 401 | 385
* Massenstrom der Einsatzmaterialien | t | 30.200 | 30.694 | 28.970
[/table]

[page]
[table style=zebra widths=210,80,60,60,60 size=8.5]
! Gesamtunternehmen (Fortsetzung) | Einheit | 2021 | 2022 | 2023
= Wasser
* Wasserbezug gesamt | m^{3} | 1.596.100 | 1.621.900 | 1.584.300
· Eigene Brunnen und Quellen | m^{3} | 1.561.300 | 1.589.200 | 1.553.600
· Öffentliche Versorgung | m^{3} | 34.800 | 32.700 | 30.700
Abwasser | m^{3} | 725.900 | 728.400 | 701.800
Wasser je Hektoliter | hl/hl | 9,6 | 9,5 | 9,5
= Abfall
* Gesamtes Abfallaufkommen | t | 5.245 | 5.268 | 5.074
· davon gefährlich | t | 25,8 | 27,4 | 33,5
Abfall je Hektoliter | kg/hl | 3,2 | 3,1 | 3,0
= Flächenverbrauch in Bezug auf die biologische Vielfalt
Gesamter Flächenverbrauch | m^{2} | 257.300 | 257.300 | 257.300
· versiegelte Fläche | m^{2} | 131.100 | 131.100 | 129.800
· naturnahe Fläche am Standort | m^{2} | 22.000 | 23.200 | 24.500
Naturnahe Fläche abseits des Standorts | m^{2} | 54.000 | 58.000 | 61.000
= Emissionen
Treibhausgase Scope 1 | t CO_{2}e | 8.631 | 8.373 | 7.752
· davon Kältemittelverluste | t CO_{2}e | 72 | 40 | 47
Treibhausgase Scope 2, marktbasiert | t CO_{2}e | 0 | 0 | 0
Treibhausgase Scope 2, standortbasiert | t CO_{2}e | 6.476 | 6.634 | 5.506
Scope 1 und 2 (marktbasiert) je Hektoliter | kg/hl | 5,2 | 4,9 | 4,6
Stickoxide (NO_{x}) | kg | 10.740 | 10.390 | 9.860
Schwefeldioxid (SO_{2}) | kg | 340 | 390 | 310
Staub (PM) | kg | 430 | 440 | 420
[/table]
fn: Die Emissionsfaktoren für Brennstoffe stammen vom Umweltbundesamt, der Faktor für den Strommix (standortbasiert) ebenfalls. Emissionen der vor- und nachgelagerten Kette (Scope 3) wurden zuletzt 2019 bilanziert und betrugen damals 31.400 t CO_{2}e.

# 5 Umweltprogramm
## 5.1 Rückblick auf das Programm 2021 bis 2023
[table style=plain widths=220,90,160 size=8.5 align=left]
! Ziel | Termin | Ergebnis
Wärmebedarf Oedtal –8 % je hl gegenüber 2020 | 12/2023 | Übertroffen (–9,4 %)
Wasserbezug Oedtal auf 4,4 hl/hl senken | 12/2023 | Knapp verfehlt (4,5 hl/hl)
Photovoltaik Mittenfels errichten | 06/2022 | Erreicht
Ersatz der Ammoniakanlage in Sauerquell | 12/2023 | Verschoben auf 2025, Lieferzeiten
Drei Elektro-Lkw im Nahverkehr | 12/2023 | Zwei in Betrieb, einer bestellt
Bio-Anteil am Malz auf 15 % steigern | 12/2023 | Verfehlt (14 %), Nachfrage verhalten
[/table]

## 5.2 Programm 2024 bis 2026
[table style=plain widths=250,80,140 size=8.5 align=left]
! Maßnahme und Ziel | Termin | Verantwortlich
Hochtemperatur-Wärmepumpe für die Flaschenreinigung, –2.400 MWh Erdgas | 10/2025 | Technik Oedtal
Freiflächen-Photovoltaik 1,9 MWp in Sauerquell | 06/2026 | Geschäftsleitung
Kreislaufführung des Filterspülwassers, –30.000 m³ | 12/2025 | Brunnen Sauerquell
Leichtglasflasche für das Exportsortiment, –350 t Neuglas | 03/2025 | Einkauf
Entsiegelung von 1.800 m² Leerguthof | 09/2024 | Umweltteam Mittenfels
Vollständige Scope-3-Bilanz | 12/2024 | Umweltbeauftragte
[/table]

# 6 Gültigkeitserklärung
Der unterzeichnende Umweltgutachter, zugelassen für die Bereiche 11.05 und 11.07 (NACE Rev. 2), bestätigt, begutachtet zu haben, dass die Standorte, wie in der Umwelterklärung der Brauerei Oedtal GmbH & Co. KG mit der Registrierungsnummer angegeben, alle
Anforderungen der Verordnung (EG) Nr. 1221/2009 in der Fassung vom 19.12.2018 erfüllen. Die nächste konsolidierte Umwelterklärung wird spätestens im Juni 2027 vorgelegt, jährlich wird eine aktualisierte Fassung veröffentlicht. Oedtal, den 12. Juni 2024
`,
  answers: `
S1-6_02 = 488
SBM-1_03 = 488
SBM-1_06 = 168.4 EUR million
E1-4_01 = yes
E1-5_01 = 58810 MWh
E1-5_05 = 22880 MWh
E1-5_06 = 7100 MWh
E1-5_07 = 14490 MWh
E1-5_08 = 1290 MWh
E1-5_09 = 38.9 %
E1-5_12 = 28610 MWh
E1-5_17 = 3362 MWh
E1-6_07 = 7752 t CO2e
E1-6_09 = 5506 t CO2e
E1-6_10 = 0 t CO2e
E1-7_03 = yes
E1-7_10 = 7900 t CO2
E1-7_21 = yes
E2-4_02#NOx = 9860 kg
E3-4_11 = 1584300 m3
E3-4_12 = 701800 m3
E4.IRO-1_14 = yes
E4-5_10 = 257300 m2
E4-5_11 = 129800 m2
E4-5_12 = 24500 m2
E4-5_13 = 61000 m2
E5-4_02 = 28970 t
E5-5_07 = 5074 t
E5-5_07#hazardous = 33.5 t
E5-5_15 = 33.5 t
S4-3_13 = 1142
absent E1-1_12 E1-1_14 E1-4_07 E1-4_10 E1-4_16 E1-4_22 E1-5_02 E1-5_03 E1-5_04 E1-5_10 E1-5_11 E1-5_14 E1-5_15 E1-5_16 E1-5_18
absent E1-6_08 E1-6_11 E1-6_12 E1-6_13 E1-6_17 E1-6_30 E1-6_31 E1-8_04 E1.IRO-1_04 E1.IRO-1_07
absent E2-4_05 E3-4_03 E3-4_08 E4-5_02 E5-5_10 E5-5_11 E5-5_16
absent G1-1_05 G1-1_09 G1-3_07 G1-4_01 G1-4_02 G1-4_04 G1-4_07 G1-5_03 G1-5_04 G1-5_05 G1-5_10 G1-6_01 G1-6_02 G1-6_03 G1-6_04
absent GOV-1_01 GOV-1_02 GOV-1_06 GOV-1_07 GOV-3_01 GOV-3_05
absent S1-10_01 S1-12_01 S1-13_02 S1-13_04 S1-14_01 S1-14_02 S1-14_03 S1-14_04 S1-14_05 S1-14_06 S1-14_07 S1-15_01 S1-15_02 S1-16_01 S1-16_02
absent S1-17_02 S1-17_03 S1-17_05 S1-17_08 S1-17_10 S1-1_08 S1-1_09 S1-1_10 S1-1_17 S1-2_02 S1-3_05 S1-3_09
absent S1-6_03 S1-6_11 S1-6_12 S1-6_19 S1-6_20 S1-7_01 S1-7_02 S1-7_03 S1-8_01 S1-9_03 S1-9_04 S1-9_05
absent S2-1_06 S2-3_12 S4-2_02 SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19 BP-1_02
`,
}
