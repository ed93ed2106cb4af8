import type { StyleDocument } from '../style-document.ts'

/** An earlier non-financial report of a retail group whose year ends in September. */
export const fourthGermanLargeRetail: StyleDocument[] = [
  {
    name: 'zellinghof-handel-nichtfinanzieller-bericht-2023-24.pdf',
    language: 'de',
    year: 2024,
    style:
      'Elektronikhandel, gesonderter nichtfinanzieller Bericht GJ 2023/24: Handlungsfelder, Klimabilanz mit Basisjahr 2021/22, Energie der Märkte, Rücknahmen, Belegschaft nach Ländern',
    look: { size: 9, words: true, margin: 54 },
    text: `
head: ZELLINGHOF SE GESONDERTER ZUSAMMENGEFASSTER NICHTFINANZIELLER BERICHT 2023/24
# Nachhaltigkeit bei Zellinghof
Zellinghof ist einer der größten Händler für Elektronik in Europa. Im Geschäftsjahr 2023/24 (1. Oktober 2023 bis 30. September 2024) erzielten 618 Märkte und die Onlineshops in elf Ländern einen Umsatz von 11.386 Mio. € (2022/23: 11.502 Mio. €). Auf das Segment DACH entfielen 6.214 Mio. €, auf West-/Südeuropa 3.380 Mio. € und auf Osteuropa 1.792 Mio. €. Dieser Bericht erfüllt die Anforderungen der §§ 315b, 315c HGB und orientiert sich an den GRI-Standards. Er gilt, soweit nicht anders vermerkt, für den Konzern und die Zellinghof SE gleichermaßen.
## Steuerung und Verantwortung
Dem Vorstand der Zellinghof SE gehören drei Personen an, darunter eine Frau; das entspricht 33,3 %. Im Aufsichtsrat sind neun der 20 Mitglieder Frauen (45,0 %). Der Vorstand legt die Nachhaltigkeitsstrategie fest, ein Lenkungskreis unter Leitung des Finanzvorstands tagt vierteljährlich. In der langfristigen Vergütung des Vorstands sind Nachhaltigkeitsziele verankert: Die ESG-Komponente wird im Long-Term Incentive mit 20 % gewichtet.
[table widths=118,190 style=plain size=8.4 align=left]
! Handlungsfeld | Ziel | Stand 2023/24
Klima | Scope 1 und 2 bis 2032/33 um 55 % gegenüber 2021/22 senken | –57 % erreicht, neues Ziel in Arbeit
Klima | 100 % Strom aus erneuerbaren Quellen bis 2025/26 | 86 %
Kreislaufwirtschaft | 5 Mio. reparierte oder aufbereitete Geräte im Jahr bis 2025/26 | 3,9 Mio. Geräte
Lieferkette | 100 % der Eigenmarkenlieferanten mit gültigem Sozialaudit | 98 %
Vielfalt | 30 % Frauen in Führungspositionen der Ebenen 1 und 2 bis 2025/26 | 28,6 %
[/table]
## Klima und Energie
[columns 2]
Märkte, Lager und Lieferfahrten verursachen etwas weniger als 1 % unserer Emissionen. Der weitaus größte Teil entsteht bei der Herstellung und bei der Nutzung der Geräte, die wir verkaufen. Wir verhandeln daher mit unseren 50 umsatzstärksten Lieferanten über eigene Klimaziele; 31 von ihnen haben sich bereits auf ein wissenschaftsbasiertes Ziel verpflichtet.
[next]
Im Berichtsjahr wurden 142 weitere Märkte auf LED umgestellt und 19 Photovoltaikanlagen in Betrieb genommen. Damit erzeugten wir 6.118 MWh Solarstrom (2022/23: 3.940 MWh). 314 MWh davon speisten wir ins Netz ein. Durch die Umstellung auf LED sparen wir künftig rund 9.400 MWh Strom im Jahr.
[/columns]
[table widths=240 style=rules size=8.4]
! Energieverbrauch in MWh | 2021/22 | 2022/23 | 2023/24
Strom | 351.930 | 329.715 | 312.406
·davon eingekaufter Grünstrom | 204.116 | 236.044 | 262.865
·davon selbst erzeugter Solarstrom | 1.902 | 3.731 | 5.804
·davon Graustrom | 145.912 | 89.940 | 43.737
Erdgas | 61.408 | 54.116 | 48.720
Heizöl | 3.110 | 2.684 | 2.301
Fernwärme | 46.902 | 43.815 | 41.188
Kraftstoffe (Fuhrpark) | 44.120 | 42.387 | 40.915
* Summe | 507.470 | 472.717 | 445.530
[/table]
Je Quadratmeter Verkaufsfläche sank der Verbrauch auf 203 kWh (2022/23: 213 kWh).
[page]
head: ZELLINGHOF SE GESONDERTER ZUSAMMENGEFASSTER NICHTFINANZIELLER BERICHT 2023/24
### Klimabilanz
Die Klimabilanz wird nach dem Greenhouse Gas Protocol und dem Ansatz der operativen Kontrolle erstellt. Basisjahr ist das Geschäftsjahr 2021/22.
[table widths=240 style=rules size=8.4]
! t CO_{2}e | 2021/22 (Basisjahr) | 2022/23 | 2023/24 | gegenüber Vorjahr
= Scope 1
Erdgas | 12.354 | 10.890 | 9.804 | –10,0 %
Heizöl | 828 | 714 | 612 | –14,3 %
Kältemittel | 4.496 | 2.650 | 1.625 | –38,7 %
Fuhrpark | 11.192 | 10.752 | 10.377 | –3,5 %
* Summe Scope 1 | 28.870 | 25.006 | 22.418 | –10,3 %
= Scope 2 (market-based)
Strom | 89.104 | 52.180 | 24.880 | –52,3 %
Fernwärme | 7.236 | 6.734 | 6.326 | –6,1 %
* Summe Scope 2 (market-based) | 96.340 | 58.914 | 31.206 | –47,0 %
Nachrichtlich: Scope 2 (location-based) | 134.918 | 127.302 | 118.470 | –6,9 %
= Scope 3
3.1 Eingekaufte Waren und Dienstleistungen | 5.488.910 | 5.164.302 | 5.027.236 | –2,7 %
3.2 Kapitalgüter | 104.226 | 92.750 | 88.412 | –4,7 %
3.3 Brennstoff- und energiebezogene Emissionen | 38.904 | 33.287 | 30.118 | –9,5 %
3.4 Vorgelagerter Transport | 74.550 | 65.212 | 61.904 | –5,1 %
3.5 Abfall | 11.406 | 9.870 | 9.226 | –6,5 %
3.6 Geschäftsreisen | 2.118 | 3.904 | 4.311 | 10,4 %
3.7 Pendeln | 42.370 | 39.604 | 38.205 | –3,5 %
3.9 Nachgelagerter Transport | 31.774 | 28.815 | 27.440 | –4,8 %
3.11 Nutzung verkaufter Produkte | 2.868.140 | 2.613.996 | 2.548.603 | –2,5 %
3.12 Entsorgung verkaufter Produkte | 77.714 | 71.200 | 69.160 | –2,9 %
* Summe Scope 3 | 8.740.112 | 8.122.940 | 7.904.615 | –2,7 %
* Summe Scope 1, 2 (market-based) und 3 | 8.865.322 | 8.206.860 | 7.958.239 | –3,0 %
[/table]
fn: Nicht relevant sind die Kategorien 3.8, 3.10, 3.13, 3.14 und 3.15. Vorjahreswerte wurden wegen des Verkaufs der Landesgesellschaft in Schweden angepasst.
Zellinghof kompensiert keine Emissionen: Klimazertifikate wurden weder gekauft noch stillgelegt.
## Kreislaufwirtschaft
Im Berichtsjahr nahmen wir 118.204 t Altgeräte und 1.906 t Batterien von Kundinnen und Kunden zurück und übergaben sie an Entsorgungspartner. Diese Mengen zählen nicht zu unserem eigenen Abfall. In Märkten, Lagern und Verwaltung fielen folgende Mengen an:
[table widths=240 style=rules size=8.4]
! Abfall in t | 2022/23 | 2023/24
Papier und Pappe | 43.118 | 41.206
Folien | 3.240 | 3.118
Holz | 6.117 | 5.904
Restmüll | 12.906 | 11.802
Sonstiges | 2.611 | 2.480
* Gesamt | 67.992 | 64.510
Recyclingquote | 78 % | 79 %
[/table]
Nach Angaben unserer Entsorger waren weniger als 1 % der Abfälle gefährlich. Der Wasserverbrauch ist für unser Geschäft nicht wesentlich und wird nicht konzernweit erhoben.
[page]
head: ZELLINGHOF SE GESONDERTER ZUSAMMENGEFASSTER NICHTFINANZIELLER BERICHT 2023/24
## Mitarbeitende
[tiles]
49.708 | Mitarbeitende arbeiten in elf Ländern für uns
47,5 % | von ihnen sind Frauen
92 | Nationen sind im Konzern vertreten
1.486 | Auszubildende in Deutschland und Österreich
[/tiles]
Grundlage der folgenden Angaben ist die Kopfzahl zum Stichtag 30. September 2024. In Vollzeitäquivalenten waren es 39.846 (2023: 40.712).
[table widths=200 style=rules size=8.4]
! Belegschaft | 30.09.2023 | 30.09.2024
Mitarbeitende gesamt | 50.480 | 49.708
·Frauen | 24.036 | 23.612
·Männer | 26.439 | 26.089
·Divers | 5 | 7
Unbefristet beschäftigt | 43.816 | 43.494
Befristet beschäftigt | 6.664 | 6.214
Vollzeit | 27.411 | 26.844
Teilzeit | 23.069 | 22.864
Unter 30 Jahre | 14.690 | 14.117
30–50 Jahre | 25.745 | 25.252
Über 50 Jahre | 10.045 | 10.339
[/table]
[table widths=120 style=rules size=8.4]
! Land | Köpfe 30.09.2024 | Vollzeitäquivalente | Frauenanteil (%) | Teilzeitquote (%)
Deutschland | 21.318 | 16.910 | 45,8 | 44,7
Spanien | 7.204 | 5.318 | 50,9 | 58,2
Polen | 5.880 | 5.402 | 52,3 | 19,6
Italien | 5.116 | 4.005 | 46,1 | 51,8
Übrige Länder | 10.190 | 8.211 | 46,6 | 52,4
[/table]
Im Geschäftsjahr 2023/24 traten 10.312 Menschen in den Konzern ein, 11.084 verließen ihn. Die Fluktuationsrate betrug 22,1 % (2022/23: 24,6 %); in den Märkten in Deutschland lag sie bei 17,3 %. Tarifverträge galten für 71 % der Mitarbeitenden im Konzern.
### Vielfalt
In der ersten und zweiten Führungsebene unterhalb des Vorstands waren 28,6 % der Positionen mit Frauen besetzt (2022/23: 27,1 %), unter allen Führungskräften 31,2 %. In Deutschland beschäftigten wir 4,4 % Menschen mit Schwerbehinderung. Der Bericht zur Entgeltgleichheit weist für Deutschland ein unbereinigtes Entgeltgefälle von 12,3 % und ein bereinigtes von 2,0 % aus.
### Weiterbildung
Im Durchschnitt bildete sich jede und jeder Mitarbeitende 13,8 Stunden weiter. Auf der Lernplattform wurden 412.000 Kurse abgeschlossen. Die Pflichtschulung zur Korruptionsprävention haben 96 % der Mitarbeitenden der Verwaltung absolviert.
### Arbeitssicherheit
[table widths=290 style=rules size=8.4]
! Arbeitsunfälle im Konzern | 2022/23 | 2023/24
Meldepflichtige Unfälle ohne Wegeunfälle | 1.204 | 1.148
Unfälle je 1.000 Vollzeitäquivalente | 29,6 | 28,8
Wegeunfälle | 388 | 371
Tödliche Arbeitsunfälle | 0 | 0
Durch Unfälle ausgefallene Arbeitstage | 21.016 | 19.842
[/table]
[page]
head: ZELLINGHOF SE GESONDERTER ZUSAMMENGEFASSTER NICHTFINANZIELLER BERICHT 2023/24
## Menschenrechte und Lieferkette
Für alle Geschäftspartner gilt unser Verhaltenskodex für Lieferanten, der Zwangsarbeit, Kinderarbeit und Diskriminierung untersagt. Die Grundsatzerklärung zu Menschenrechten schließt Menschenhandel, Zwangsarbeit und Kinderarbeit auch für unsere eigenen Arbeitskräfte ausdrücklich aus. Eigenmarken ließen wir im Berichtsjahr in 612 Fabriken herstellen, davon 534 in China. 601 dieser Fabriken (98 %) hatten ein gültiges Sozialaudit; in neun Fabriken gab es kritische Feststellungen, etwa zu verschlossenen Notausgängen. Mit zwei Fabriken haben wir die Zusammenarbeit beendet.

Über das Meldesystem gingen konzernweit 214 Hinweise ein (2022/23: 197). 26 davon betrafen Diskriminierung oder Belästigung von Mitarbeitenden. Wer einen Hinweis gibt, ist durch eine Richtlinie vor Benachteiligung geschützt.
## Korruption und Wettbewerb
Im Berichtsjahr wurde ein Korruptionsfall bestätigt; die betroffene Person wurde entlassen. Verurteilungen gab es nicht, und Geldbußen wurden nicht verhängt (0 €). Ein Verfahren wegen irreführender Preisangaben endete mit einem Vergleich über 0,3 Mio. €.
## Kundinnen und Kunden
Die Weiterempfehlungsbereitschaft (Net Promoter Score) stieg auf 58 Punkte. Datenschutzbehörden in vier Ländern leiteten 37 Beschwerden von Kundinnen und Kunden an uns weiter. Meldepflichtige Datenpannen gab es 6. Im Sortiment führen wir 3.204 Produkte mit dem Siegel für nachhaltigere Wahl; ihr Anteil am Umsatz betrug 17,4 %.
`,
    answers: `
GOV-1_01 = 3
GOV-1_02 = 20
GOV-1_05#female = 33.3|45.0 %
GOV-3_01 = yes
SBM-1_03 = 49708
SBM-1_06 = 11386 EUR million
E1-4_01 = yes
E1-5_01 = 445530 MWh
E1-5_07 = 262865 MWh
E1-5_08 = 5804 MWh
E1-5_12 = 48720 MWh
E1-5_17 = 6118 MWh
E1-6_07 = 22418 t CO2e
E1-6_09 = 118470 t CO2e
E1-6_10 = 31206 t CO2e
E1-6_11 = 7904615 t CO2e
E1-6_11#cat1 = 5027236 t CO2e
E1-6_11#cat2 = 88412 t CO2e
E1-6_11#cat3 = 30118 t CO2e
E1-6_11#cat4 = 61904 t CO2e
E1-6_11#cat5 = 9226 t CO2e
E1-6_11#cat6 = 4311 t CO2e
E1-6_11#cat7 = 38205 t CO2e
E1-6_11#cat9 = 27440 t CO2e
E1-6_11#cat11 = 2548603 t CO2e
E1-6_11#cat12 = 69160 t CO2e
E1-6_13 = 7958239 t CO2e
E1-7_03 = no
E1-7_10 = 0 t CO2e
E5-5_07 = 64510 t
S1-1_08 = yes
S1-3_09 = yes
S1-6_02 = 49708
S1-6_02#female = 23612
S1-6_02#male = 26089
S1-6_02#other = 7
S1-6_05#DE = 21318
S1-6_05#ES = 7204
S1-6_05#PL = 5880
S1-6_05#IT = 5116
S1-6_09#permanent = 43494
S1-6_09#temporary = 6214
S1-6_09#full_time = 26844
S1-6_09#part_time = 22864
S1-6_19 = 26844
S1-6_20 = 22864
S1-6_11 = 11084
S1-6_12 = 22.1 %
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-8_01 = 71 %
S1-9_02#female = 28.6 %
S1-9_03 = 14117
S1-9_04 = 25252
S1-9_05 = 10339
S1-13_04 = 13.8 h
S1-14_02 = 0
S1-14_04 = 1148
S1-14_07 = 19842 days
S1-16_04#DE = 12.3 %
S1-17_02 = 26
S2-1_06 = yes
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 1
G1-4_06 = 1
absent E1-4_04 E1-4_07 E1-5_02 E1-5_05 E1-5_09 E1-5_11 E1-6_12 E1-6_30 E3-4_01 E5-4_02 E5-5_10 E5-5_15 S1-12_01 S1-14_05 S1-16_01 G1-3_07 G1-6_01 S4-3_13 GOV-3_05 S1-7_01
`,
  },
]
