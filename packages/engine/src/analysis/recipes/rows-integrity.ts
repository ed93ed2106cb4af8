import type { SentenceRow } from './rows.ts'

/** Sentences about codes for those who supply, corruption, influence, payment and complaints. */
export const integritySentences: SentenceRow[] = [
  {
    id: 'G1-1_08',
    is: [
      ['All reports are investigated promptly and independently.', 'yes'],
      ['Every report is examined without delay by an independent committee.', 'yes'],
      ['Jedem Hinweis wird unverzüglich und unabhängig nachgegangen.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'G1-1_09',
    is: [
      ['We have a group-wide animal welfare policy.', 'yes'],
      ['Unsere Tierwohl-Leitlinie gilt für Fleisch, Eier und Milch.', 'yes'],
      ['Our animal welfare standards go beyond the law.', 'yes'],
    ],
    not: [
      'Animal welfare is a matter for our customers.',
      'Eine Tierschutzrichtlinie gibt es nicht.',
      'Die EU-Tierschutzrichtlinie wird 2025 überarbeitet.',
    ],
  },
  {
    id: 'G1-3_02',
    is: [
      ['The investigation committee is separate from the management chain involved.', 'yes'],
      ['Untersuchungen führt die Konzernrevision unabhängig von der betroffenen Führungsebene.', 'yes'],
    ],
    not: [
      'Investigations take place independently of the amount of the damage.',
      'The investigation was carried out by line management.',
    ],
  },
  {
    id: 'G1-3_07',
    is: [
      [
        'Functions exposed to bribery are purchasing and sales; 94% of the employees in these functions have attended the course.',
        '94 %',
      ],
      [
        'Staff in exposed positions such as buying must complete anti-corruption training each year; 88% have done so.',
        '88 %',
      ],
      [
        'Als risikobehaftet gelten Einkauf und Vertrieb; 91 % dieser Beschäftigten wurden zu Korruption geschult.',
        '91 %',
      ],
      [
        'Als gefährdet gelten Einkauf und Vertrieb. 91 % dieser Beschäftigten nahmen an einer Schulung zur Korruptionsprävention teil.',
        '91 %',
      ],
    ],
    not: [
      'Functions exposed to bribery are purchasing and sales; 94% of the contracts there have been covered by a framework.',
    ],
  },
  {
    id: 'G1-4_01',
    is: [
      ['There were no cases of corruption, and no convictions for it.', '0'],
      ['In 2023 no case of bribery was established, nor were there convictions.', '0'],
      ['Korruptionsfälle gab es keine, ebenso wenig Verurteilungen.', '0'],
      ['Es gab weder Verurteilungen noch Bußgelder wegen Korruption.', '0'],
      ['No employee was convicted of corruption or bribery.', '0'],
      ['Im Berichtsjahr gab es keine rechtskräftigen Verurteilungen wegen Korruption oder Bestechung.', '0'],
    ],
    not: ['Number of convictions: none.', 'No convictions for tax offences were recorded, and no cases of theft.'],
  },
  {
    id: 'G1-4_02',
    is: [
      ['The company was not required to pay fines for bribery.', '0 EUR'],
      ['We did not have to pay any fines for corruption.', '0 EUR'],
      ['Wir mussten keine Bußgelder wegen Korruption zahlen.', '0 EUR'],
      ['Es gab keine Korruptionsfälle und keine Geldbußen wegen Korruption.', '0 EUR'],
      ['No fines were imposed for corruption.', '0 EUR'],
      ['Es wurden keine Geldbußen wegen Korruption oder Bestechung verhängt.', '0 EUR'],
    ],
    not: [
      'The Group did not have to pay any fines for late deliveries.',
      'We did not have to pay any fines for late filings.',
    ],
  },
  {
    id: 'G1-4_04',
    is: [
      ['No episodes of corruption were established in 2023.', '0'],
      ['Bestätigte Korruptionsfälle: keine.', '0'],
      ['Confirmed incidents of bribery: none.', '0'],
      ['No confirmed corruption cases were recorded.', '0'],
      ['Im Berichtsjahr gab es keine bestätigten Korruptionsfälle.', '0'],
      ['Wie im Vorjahr wurden uns keine Fälle von Korruption bekannt.', '0'],
      ['One case of bribery was substantiated in the reporting period.', '1'],
      ['Es wurden keine Korruptionsfälle festgestellt.', '0'],
      ['There were no confirmed cases of corruption or bribery in the reporting year.', '0'],
      ['Im Geschäftsjahr 2023 sind keine Verdachtsfälle von Korruption bestätigt worden.', '0'],
      ['We have no knowledge of any cases of corruption in 2023.', '0'],
      ['Korruptionsvorfälle wurden im Berichtsjahr nicht bekannt.', '0'],
      ['Neither corruption nor bribery cases were identified in 2023.', '0'],
    ],
    not: [
      'In 2022, three incidents of corruption were confirmed.',
      'In 2021 no episodes of corruption were established.',
      'Confirmed incidents of discrimination: none.',
      'We have no knowledge of cases of discrimination.',
    ],
  },
  {
    id: 'G1-4_06',
    is: [['One case of corruption was confirmed: a buyer had accepted gifts; he was dismissed.', '1']],
    not: [],
  },
  {
    id: 'G1-5_03',
    is: [
      ['Political donations are forbidden, and none were made.', '0 EUR'],
      ['We made no political donations.', '0 EUR'],
      ['Donations to political parties are not allowed, and none were made in 2023.', '0 EUR'],
      ['Spenden an Parteien sind untersagt und wurden 2023 nicht geleistet.', '0 EUR'],
      ['Es wurden keine Spenden an Parteien geleistet.', '0 EUR'],
      ['415-1 Political contributions: none', '0 EUR'],
      ['Wir leisten grundsätzlich keine Parteispenden.', '0 EUR'],
      ['The company does not make any political donations.', '0 EUR'],
      ['Zuwendungen an politische Parteien hat das Unternehmen nicht geleistet.', '0 EUR'],
      ['As in previous years, no donations to political parties were made.', '0 EUR'],
    ],
    not: [
      'Political contributions are subject to approval by the board.',
      'Political contributions must be approved; none may exceed EUR 5,000.',
      'Political donations are allowed up to EUR 500.',
    ],
  },
  {
    id: 'G1-5_04',
    is: [
      ['Internal and external lobbying cost the Group EUR 2.4 million.', '2400000 EUR'],
      ['Für Lobbyarbeit gaben wir 300.000 Euro aus.', '300000 EUR'],
    ],
    not: ['The renovation of the lobby cost EUR 2.4 million.'],
  },
  {
    id: 'G1-5_05',
    is: [
      [
        'Lobbying cost EUR 2.4 million, including membership fees of EUR 0.6 million to trade associations.',
        '600000 EUR',
      ],
    ],
    not: [
      'Membership fees of EUR 300 to the canteen club were paid.',
      'Membership fees of EUR 300 to the football club were paid.',
    ],
  },
  {
    id: 'G1-5_10',
    is: [
      ['We are listed in the German Lobby Register under R001234.', 'yes'],
      ['Der Konzern ist im EU-Transparenzregister eingetragen.', 'yes'],
      ['The Group appears in the EU Transparency Register.', 'yes'],
      ['Im Lobbyregister des Bundestags wird die Gesellschaft unter der Nummer R002 geführt.', 'yes'],
      ['Die Gesellschaft ist im Lobbyregister beim Deutschen Bundestag registriert.', 'yes'],
      ['We are registered in the EU Transparency Register (number 123).', 'yes'],
      ['The company is entered in the Austrian lobbying register.', 'yes'],
    ],
    not: [
      'We are not on the EU Transparency Register.',
      'Our association is listed in the EU Transparency Register.',
      'Der Verband, dem wir angehören, ist im Lobbyregister eingetragen.',
      'We are not required to be listed in the Lobby Register.',
    ],
  },
  {
    id: 'G1-6_01',
    is: [
      ['Rechnungen werden bei uns durchschnittlich nach 47 Tagen bezahlt.', '47 days'],
      ['An invoice was paid after 33 days on average.', '33 days'],
      ['On average, supplier invoices were settled within 33 days.', '33 days'],
      ['Im Schnitt vergingen 33 Tage bis zur Bezahlung einer Rechnung.', '33 days'],
      ['The average payment period for supplier invoices was 36 days.', '36 days'],
      ['Wir bezahlen Rechnungen im Durchschnitt nach 36 Tagen.', '36 days'],
      ['Invoices are paid after 36 days on average.', '36 days'],
    ],
    not: [
      'On average it took 41 days to pay a claim.',
      'On average it took our customers 41 days to pay an invoice.',
      'On average it took 41 days to pay out a benefit.',
      'The average payment period for customer invoices was 36 days.',
    ],
  },
  {
    id: 'G1-6_02',
    is: [
      ['Our standard payment terms are 45 days net.', '45 days'],
      ['Das Standardzahlungsziel beträgt 30 Tage.', '30 days'],
    ],
    not: [],
  },
  {
    id: 'G1-6_03',
    is: [
      ['Our standard term is 30 days; 81% of payments complied.', '81 %'],
      ['81 % der Rechnungen wurden fristgerecht bezahlt.', '81 %'],
      ['92 % aller Lieferantenrechnungen wurden innerhalb der vereinbarten Zahlungsziele beglichen.', '92 %'],
      ['We paid 92% of invoices on time.', '92 %'],
    ],
    not: [
      'Our emission standards are strict; 78% of suppliers complied.',
      '92 % aller Kundenrechnungen wurden innerhalb von 30 Tagen bezahlt.',
    ],
  },
  {
    id: 'G1-6_04',
    is: [
      ['No legal proceedings for late payment were pending.', '0'],
      ['Two court cases over late payment were pending at year-end.', '2'],
      ['Gerichtsverfahren wegen Zahlungsverzugs waren nicht anhängig.', '0'],
    ],
    not: [],
  },
  {
    id: 'S2-1_06',
    is: [
      ['All contractors must sign our Code of Conduct before the first order.', 'yes'],
      ['Each new supplier undertakes to comply with our Code of Ethics.', 'yes'],
      ['Unsere Lieferanten müssen den Verhaltenskodex unterzeichnen.', 'yes'],
      ['Der Verhaltenskodex für Vertriebspartner ist Teil jedes Vertrags.', 'yes'],
      ['The code of conduct is part of all contracts with suppliers.', 'yes'],
      ['Lieferanten verpflichten wir vertraglich auf unseren Kodex.', 'yes'],
      ['97 % unserer Lieferanten haben unseren Lieferantenkodex unterschrieben.', 'yes'],
      ['We expect our suppliers to comply with our Supplier Code of Conduct.', 'yes'],
      ['Von unseren Lieferanten verlangen wir die Anerkennung unseres Verhaltenskodex.', 'yes'],
      ['Suppliers are contractually bound to our Code of Conduct.', 'yes'],
      ['Neue Lieferanten unterzeichnen unseren Lieferantenkodex.', 'yes'],
    ],
    not: [
      'Customers must sign our Code of Conduct.',
      'Every supplier must sign the framework agreement.',
      'Der Verhaltenskodex für Arbeitnehmer gilt überall.',
      'Our customers ask us to sign their supplier code of conduct.',
    ],
  },
  {
    id: 'S2-1_07',
    is: [
      ['Unser Lieferantenkodex verlangt die Einhaltung der ILO-Kernarbeitsnormen.', 'yes'],
      ['Our Supplier Code of Conduct refers to the ILO core conventions.', 'yes'],
      [
        'Der Verhaltenskodex für Lieferanten gilt seit 2019. Er beruht auf den Kernarbeitsnormen der Internationalen Arbeitsorganisation.',
        'yes',
      ],
      ['Der Lieferantenkodex nimmt Bezug auf die Übereinkommen der ILO.', 'yes'],
      [
        'The Code of Conduct for Suppliers is based on the conventions of the International Labour Organization.',
        'yes',
      ],
    ],
    not: [
      'The Supplier Code of Conduct requires certificates under ISO 14001.',
      'Our own code of conduct refers to the ILO core conventions.',
    ],
  },
  {
    id: 'S2-3_06',
    is: [['Workers of our suppliers can use the hotline as well and are protected against retaliation.', 'yes']],
    not: ['Employees are protected against retaliation.', 'Whistleblowers are protected against retaliation.'],
  },
  {
    id: 'S2-3_12',
    is: [
      ['Lieferanten und ihre Beschäftigten können Hinweise auch anonym abgeben.', 'yes'],
      ['The reporting line can be used anonymously by suppliers and other third parties.', 'yes'],
      ['Externe Dritte und Beschäftigte von Lieferanten können anonym Hinweise geben.', 'yes'],
      ['The whistleblowing system is open to third parties and permits anonymous reports.', 'yes'],
    ],
    not: ['Employees can report anonymously.', 'The survey among suppliers was anonymous.'],
  },
  {
    id: 'S4-3_13',
    is: [
      ['Der Kundenservice nahm 214 Reklamationen entgegen.', '214'],
      ['Guests made 214 complaints in 2023.', '214'],
      ['In 2023 we received 214 complaints from patients.', '214'],
      ['Das Beschwerdemanagement bearbeitete 2.140 Beschwerden von Versicherten.', '2140'],
      ['214 Beschwerden von Fahrgästen gingen ein.', '214'],
      ['Im Beschwerdemanagement wurden 387 Beschwerden bearbeitet.', '387'],
      ['612 customer complaints were registered in 2023.', '612'],
      ['Im Jahr 2023 gingen 612 Kundenbeschwerden ein.', '612'],
      ['The number of customer complaints fell to 612.', '612'],
      ['2023 erreichten uns 612 Reklamationen von Kundinnen und Kunden.', '612'],
    ],
    not: [
      'We received 148 complaints from neighbours.',
      'Im Berichtsjahr gingen 12 Beschwerden von Beschäftigten ein.',
      'Der Betriebsrat nahm 14 Beschwerden entgegen.',
      'Customer complaints fell by 12.',
    ],
  },
]
