import type { SentenceRow } from './rows.ts'

/** What is said of conduct: corruption, political influence, payments. */
export const conductSentences: SentenceRow[] = [
  {
    id: 'G1-1_08',
    is: [
      ['All reports are investigated promptly, independently and objectively.', 'yes'],
      ['Jeder Hinweis wird unverzüglich, unabhängig und objektiv untersucht.', 'yes'],
      ['We have procedures to investigate business conduct incidents promptly, independently and objectively.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'G1-1_09',
    is: [
      ['We have a policy on animal welfare.', 'yes'],
      ['Für den Tierschutz haben wir eine eigene Tierwohlrichtlinie.', 'yes'],
      ['We have no policy on animal welfare.', 'no'],
    ],
    not: ['Animal welfare is not relevant to our business model.'],
  },
  {
    id: 'G1-3_07',
    is: [
      ['100 % of functions-at-risk are covered by anti-corruption training programmes.', '100 %'],
      ['The training programmes cover 95% of functions-at-risk.', '95 %'],
      ['95 % der risikobehafteten Funktionen sind durch Schulungsprogramme abgedeckt.', '95 %'],
    ],
    not: [],
  },
  {
    id: 'G1-4_01',
    is: [
      ['There were no convictions for violation of anti-corruption and anti-bribery laws in 2023.', '0'],
      [
        'During the reporting period, the Group had zero convictions and paid no fines for violations of anti-corruption and anti-bribery laws.',
        '0',
      ],
      [
        'In the reporting year, there were neither convictions nor fines for violations of anti-corruption and anti-bribery laws.',
        '0',
      ],
      [
        'Im Berichtsjahr gab es weder Verurteilungen noch Geldstrafen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften.',
        '0',
      ],
      ['Im Berichtszeitraum wurden keine Verurteilungen wegen Korruption oder Bestechung ausgesprochen.', '0'],
      [
        'Im Geschäftsjahr gab es keine Verurteilungen und keine Geldstrafen im Zusammenhang mit Korruption und Bestechung.',
        '0',
      ],
    ],
    not: ['Employees are trained on corruption every two years; 340 people took part.'],
  },
  {
    id: 'G1-4_02',
    is: [
      [
        'During the reporting period, the Group had zero convictions and paid no fines for violations of anti-corruption and anti-bribery laws.',
        '0 EUR',
      ],
      [
        'In the reporting year, there were neither convictions nor fines for violations of anti-corruption and anti-bribery laws.',
        '0 EUR',
      ],
      [
        'Im Berichtsjahr gab es weder Verurteilungen noch Geldstrafen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften.',
        '0 EUR',
      ],
      [
        'Im Geschäftsjahr gab es keine Verurteilungen und keine Geldstrafen im Zusammenhang mit Korruption und Bestechung.',
        '0 EUR',
      ],
      ['No fines were imposed on the company for violation of anti-corruption and anti-bribery laws.', '0 EUR'],
      ['Bußgelder wegen Korruption oder Bestechung wurden im Berichtsjahr nicht verhängt.', '0 EUR'],
    ],
    not: ['In 2023 no fines were paid for environmental violations.'],
  },
  {
    id: 'G1-4_04',
    is: [
      ['There were no confirmed incidents of corruption or bribery during the reporting year.', '0'],
      ['No cases of corruption were identified in 2023.', '0'],
      ['We are not aware of any confirmed cases of corruption or bribery in 2023.', '0'],
      ['Uns sind im Berichtsjahr keine bestätigten Fälle von Korruption bekannt geworden.', '0'],
      ['Im Jahr 2023 wurden keine Korruptionsfälle festgestellt.', '0'],
      ['Es wurde 2023 kein Fall von Korruption oder Bestechung gemeldet.', '0'],
      ['In 2023, three cases of bribery were confirmed.', '3'],
      ['Im Berichtsjahr wurden zwei Fälle von Korruption bestätigt.', '2'],
      ['One confirmed incident of corruption was recorded in the reporting year.', '1'],
      ['Im Berichtsjahr wurde ein bestätigter Korruptionsfall verzeichnet.', '1'],
    ],
    not: [
      'Our goal is to have no incidents of corruption.',
      'We want no cases of corruption to occur.',
      'Employees are trained on corruption every two years; 340 people took part.',
      'Our suppliers reported no cases of corruption.',
      'If an incident of corruption is confirmed, the board is informed.',
    ],
  },
  {
    id: 'G1-4_06',
    is: [
      ['Two employees were dismissed for corruption in 2023.', '2'],
      ['No employees were dismissed or disciplined for corruption or bribery incidents.', '0'],
      [
        'Es gab keine Fälle, in denen Arbeitskräfte wegen Korruption oder Bestechung entlassen oder abgemahnt wurden.',
        '0',
      ],
    ],
    not: [],
  },
  {
    id: 'G1-4_07',
    is: [
      [
        'No contracts with business partners were terminated or not renewed due to violations related to corruption or bribery.',
        '0',
      ],
      ['Es wurden keine Verträge mit Geschäftspartnern wegen Korruption beendet oder nicht verlängert.', '0'],
    ],
    not: [],
  },
  {
    id: 'G1-5_03',
    is: [
      ['The Group does not make political donations.', '0 EUR'],
      ['In 2023 the company made no donations to political parties or politicians.', '0 EUR'],
      [
        'As a matter of principle, we do not make any financial or in-kind contributions to political parties.',
        '0 EUR',
      ],
      ['Wir tätigen grundsätzlich keine Spenden an politische Parteien, Organisationen oder Mandatsträger.', '0 EUR'],
      ['Parteispenden sind konzernweit ausgeschlossen und wurden 2023 nicht getätigt.', '0 EUR'],
      ['Political contributions amounted to EUR 12,000 in 2023.', '12000 EUR'],
      ['Die politischen Spenden beliefen sich 2023 auf 12.000 EUR.', '12000 EUR'],
      ['In 2023 the company donated EUR 15,000 to political parties.', '15000 EUR'],
    ],
    not: [
      'We donated EUR 40,000 to social projects.',
      'Donations to political parties require the approval of the Board.',
      'Spenden an politische Parteien bedürfen der Genehmigung des Vorstands.',
    ],
  },
  {
    id: 'G1-5_04',
    is: [
      ['In 2023 our lobbying expenses amounted to EUR 340,000.', '340000 EUR'],
      ['Unsere Ausgaben für Lobbyarbeit lagen 2023 bei 340.000 EUR.', '340000 EUR'],
    ],
    not: [],
  },
  {
    id: 'G1-5_05',
    is: [
      ['We paid EUR 310,000 in membership fees to trade associations in 2023.', '310000 EUR'],
      ['Die Mitgliedsbeiträge für Verbände beliefen sich 2023 auf 310.000 EUR.', '310000 EUR'],
      ['Für Mitgliedschaften in Branchenverbänden haben wir 310 Tsd. EUR aufgewendet.', '310000 EUR'],
    ],
    not: [],
  },
  {
    id: 'G1-5_10',
    is: [
      ['We are registered in the German Lobby Register under the number R001234.', 'yes'],
      ['Das Unternehmen ist im Lobbyregister des Deutschen Bundestages unter der Nummer R001234 eingetragen.', 'yes'],
      ['Wir sind im EU-Transparenzregister registriert.', 'yes'],
      ['We are not registered in the EU Transparency Register.', 'no'],
      ['Wir sind nicht im Lobbyregister eingetragen.', 'no'],
    ],
    not: [],
  },
  {
    id: 'G1-6_01',
    is: [
      ['The average time taken to pay an invoice was 41 days.', '41 days'],
      ['On average, the Group takes 41 days to pay an invoice.', '41 days'],
      ['On average, suppliers are paid within 41 days.', '41 days'],
      [
        'In 2023, the average number of days to pay invoices from the date when the contractual payment term starts was 41 days.',
        '41 days',
      ],
      ['Im Durchschnitt zahlt das Unternehmen Rechnungen nach 41 Tagen.', '41 days'],
      ['Die durchschnittliche Dauer bis zur Begleichung einer Rechnung beträgt 41 Tage.', '41 days'],
      ['Im Mittel benötigen wir 41 Tage, um eine Rechnung zu bezahlen.', '41 days'],
      ['Es dauerte im Durchschnitt 41 Tage, bis eine Rechnung bezahlt war.', '41 days'],
      ['Die durchschnittliche Zahlungsdauer lag 2023 bei 41 Tagen.', '41 days'],
    ],
    not: ['Our customers have payment terms of 30 days and pay after 45 days on average.'],
  },
  {
    id: 'G1-6_02',
    is: [
      ['The standard payment terms are 30 days after receipt of the invoice.', '30 days'],
      ['Our standard payment term for suppliers is 30 days net.', '30 days'],
      ['Unsere Standardzahlungsbedingungen betragen 30 Tage netto.', '30 days'],
      ['Das Standardzahlungsziel liegt bei 30 Tagen.', '30 days'],
      ['Die Standard-Zahlungsfrist für Lieferanten beträgt 60 Tage.', '60 days'],
    ],
    not: [
      'Our customers have payment terms of 30 days and pay after 45 days on average.',
      'Small suppliers are paid within 14 days.',
      'By law, fresh products must be paid within 30 days.',
      'Rechnungen über Lebensmittel sind gesetzlich innerhalb von 30 Tagen zu bezahlen.',
    ],
  },
  {
    id: 'G1-6_03',
    is: [
      ['94% of payments were made within the agreed terms.', '94 %'],
      ['In 2023, 94 % of our invoices were paid on time.', '94 %'],
      ['Approximately 94% of annual invoices by value comply with the standard payment terms.', '94 %'],
      ['94 % der Rechnungen wurden innerhalb der Zahlungsfrist beglichen.', '94 %'],
      ['Der Anteil der fristgerecht bezahlten Rechnungen lag bei 94 %.', '94 %'],
      ['The share of payments aligned with these standard terms was 94%.', '94 %'],
    ],
    not: [
      '40 % of our suppliers are paid electronically.',
      '6 % of invoices were paid late.',
      '6 % der Rechnungen wurden verspätet bezahlt.',
    ],
  },
  {
    id: 'G1-6_04',
    is: [
      ['There are no legal proceedings pending for late payments.', '0'],
      ['No legal proceedings are currently outstanding for late payments.', '0'],
      ['Zum Stichtag waren keine Gerichtsverfahren wegen Zahlungsverzugs anhängig.', '0'],
      ['Es gibt keine anhängigen Verfahren aufgrund von Zahlungsverzug.', '0'],
      ['One legal proceeding for late payment was pending at year end.', '1'],
      ['Ein Gerichtsverfahren wegen Zahlungsverzugs war zum Jahresende anhängig.', '1'],
    ],
    not: [],
  },
  {
    id: 'G1-4_01',
    is: [
      ['Nobody was convicted or fined for corruption or bribery.', '0'],
      ['Niemand wurde wegen Korruption oder Bestechung verurteilt.', '0'],
      ['In 2023 there were no confirmed incidents of corruption, no convictions and no fines.', '0'],
    ],
    not: [
      'Zahl der Verurteilungen: 2 in Verkehrssachen.',
      'Nobody at our suppliers is convicted before a court has spoken about corruption.',
    ],
  },
  {
    id: 'G1-4_02',
    is: [
      ['Nobody was convicted or fined for corruption or bribery.', '0 EUR'],
      ['In 2023 there were no confirmed incidents of corruption, no convictions and no fines.', '0 EUR'],
      [
        '2023 gab es 0 Verurteilungen wegen Verstößen gegen Korruptionsvorschriften; Geldstrafen wurden in Höhe von 0 EUR verhängt.',
        '0 EUR',
      ],
    ],
    not: [],
  },
  {
    id: 'G1-4_04',
    is: [['In 2023 there were no confirmed incidents of corruption, no convictions and no fines.', '0']],
    not: [],
  },
  {
    id: 'G1-5_03',
    is: [
      ['Political parties received no donations.', '0 EUR'],
      ['Parteien und Politiker erhielten 2023 keine Spenden.', '0 EUR'],
    ],
    not: ['Sports clubs received no donations.'],
  },
  {
    id: 'G1-6_01',
    is: [
      ['The average time to pay was 16 days.', '16 days'],
      [
        'We pay suppliers after 58 days on average, as agreed with most of them; small suppliers are paid within 30 days.',
        '58 days',
      ],
      ['Wir bezahlen unsere Lieferanten im Schnitt nach 41 Tagen.', '41 days'],
      ['Im Durchschnitt bezahlen wir unsere Lieferanten nach 41 Tagen.', '41 days'],
    ],
    not: [
      'Die Branche der Versicherungen zahlte nach einer Erhebung des Verbands im Mittel nach 19 Tagen.',
      'Our customers pay us after 58 days on average.',
    ],
  },
  {
    id: 'G1-6_02',
    is: [
      ['Invoices are due in 14 days as standard.', '14 days'],
      ['Rechnungen sind in der Regel innerhalb von 30 Tagen fällig.', '30 days'],
    ],
    not: ['Rechnungen sind innerhalb von 30 Tagen zu begleichen.'],
  },
  {
    id: 'G1-6_03',
    is: [
      ['In 2023, 83% of payments kept to the standard terms.', '83 %'],
      ['83 % der Zahlungen hielten die vereinbarten Zahlungsfristen ein.', '83 %'],
      ['Die Zahlungsziele wurden 2023 bei 91 % der Rechnungen eingehalten.', '91 %'],
    ],
    not: ['83% of our customers kept to the payment terms.'],
  },
  {
    id: 'S1-1_08',
    is: [
      [
        'Für die eigene Belegschaft besteht ein Verhaltenskodex, der Kinderarbeit, Zwangsarbeit und Diskriminierung ausdrücklich einschließt.',
        'yes',
      ],
      ['Our code of conduct covers child labour, forced labour and human trafficking.', 'yes'],
      ['Kinderarbeit und Zwangsarbeit lehnen wir ab und erwarten das auch von unseren Lieferanten.', 'yes'],
    ],
    not: [
      "Our partners' code of conduct covers child labour.",
      'Lieferanten müssen unseren Verhaltenskodex anerkennen, der Kinderarbeit ausdrücklich einschließt.',
      'Unser Lieferantenkodex umfasst Kinderarbeit und Zwangsarbeit.',
      'Our supplier code of conduct covers child labour.',
      'Our code of conduct for suppliers covers child labour.',
      'Alle Zulieferer sitzen in der EU und sind an die Gesetze dort (Verbot von Kinderarbeit) gebunden.',
      'Wir achten darauf, dass unsere Lieferanten den Kodex einhalten. Dazu zählen das Verbot von Kinder- und Zwangsarbeit und faire Löhne.',
    ],
  },
  {
    id: 'S1-10_01',
    is: [
      [
        'Alle Beschäftigten erhalten ein Entgelt, das mindestens dem geltenden Mindestlohn für die Pflege entspricht.',
        'yes',
      ],
      ['Everyone is paid at least the statutory minimum wage.', 'yes'],
    ],
    not: [
      'Suppliers must make sure that all workers earn at least the minimum wage.',
      'Workers in the factories earned 71% above the statutory minimum wage on average.',
    ],
  },
  {
    id: 'S1-17_10',
    is: [
      ['Bestätigte Menschenrechtsvorfälle in der eigenen Belegschaft: keine.', 'yes'],
      ['Confirmed human rights incidents in our own workforce: none.', 'yes'],
    ],
    not: ['Confirmed human rights incidents in the supply chain were examined.'],
  },
  {
    id: 'S4-3_13',
    is: [['In 2023 we received 2,118 complaints from customers.', '2118']],
    not: [],
  },
]
