import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from '../by-wordings.ts'
import { sampleDocument, samplePage } from '../sample-page.ts'

const filler = {
  en: [
    'The annual general meeting took place in May and was well attended by shareholders from several countries.',
    'Our history began in a small workshop, and the first machine still stands in the entrance hall of the main building.',
  ],
  de: [
    'Die Hauptversammlung fand im Mai statt und war aus mehreren Ländern gut besucht, trotz des wechselhaften Wetters.',
    'Unsere Geschichte begann in einer kleinen Werkstatt, und die erste Maschine steht noch heute in der Eingangshalle.',
  ],
}

/** Disclosure requirements of S1 to S4 for which a passage under a heading is shown. */
function shown(language: 'en' | 'de', heading: string, text: string): string[] {
  const pages = [
    samplePage([{ heading }, { text }]),
    ...filler[language].map((line, i) => samplePage([{ text: line }], { number: i + 2 })),
  ]
  const found = analyse(sampleDocument(pages, { language })).findings.filter(
    ({ reason }) => reason.source === 'passage',
  )
  return [...new Set(found.map(({ datapoint }) => datapoint.split('_')[0] ?? ''))].filter((dr) => dr.startsWith('S'))
}

describe('passages on people', () => {
  it.each([
    'S1-1 | Our people | Our Equal Opportunities Policy applies to every site. Recruitment, pay and promotion are decided on merit alone, irrespective of age, gender, ethnicity, faith or disability.',
    'S1-1 | Working together | We expect everybody to treat each other with respect. Bullying and racism are not accepted, and our house rules say so on the first page.',
    'S1-2 | Employee voice | The works council and the management meet every month. Matters of pay, shift plans and safety are discussed there before decisions are taken.',
    'S1-2 | Our people | Every two years we ask our colleagues how satisfied they are. In the last survey 81 per cent took part, and the engagement score rose to 74 points.',
    'S1-3 | Compliance | Employees who notice misconduct can report it confidentially through an online portal; nobody who reports in good faith suffers any disadvantage.',
    'S1-4 | Health | All colleagues may lease a bicycle through the company. A physiotherapist visits the plant twice a week, and flu jabs are free.',
    "S1-4 | Inclusion | A women's network was founded in March and reverse mentoring was started with the executive team.",
    'S1-5 | Women | By 2030 four out of ten managers are to be women; at the end of the year the share stood at 27 per cent.',
    'S1-6 | Turnover | During the year 402 persons were hired and 358 left the group; the turnover rate was 10.3 per cent.',
    'S1-7 | Flexible staff | In peak season we work with up to 400 seasonal pickers who are employed by a labour provider.',
    'S1-8 | Pay | Pay follows the collective agreement of the metal industry. About 94 per cent of our employees fall under it.',
    'S1-9 | Board | The senior leadership team has eight members, three of whom are female, two more than in the year before.',
    'S1-12 | Diversity | We employ 39 people with a disability, which is 1.4 per cent of staff; workplaces are adapted where needed.',
    'S1-16 | Equal pay | Men and women in the same role receive the same salary; an external analysis in 2022 found no systematic differences.',
    'S1-17 | Cases | Two complaints of harassment were received and upheld by the committee; both led to dismissal.',
    'S2-1 | Purchasing | Our purchasing conditions oblige vendors to pay at least the minimum wage and to observe working time laws.',
    'S2-2 | Supply chain workers | We engage with supply chain workers through their trade unions and by anonymous surveys.',
    'S2-2 | Worker voice | In audits our inspectors interview workers of the factories confidentially and without their managers.',
    'S2-3 | Compliance | Anyone, inside or outside the company, may raise a concern through the web portal. Contractors find the address in their contract.',
    'S2-4 | Checks | In the year 164 suppliers were assessed on social and environmental criteria, and twelve visits led to improvement plans.',
    'S2-5 | Goals | All high-risk vendors are to be assessed by the end of 2025; at present the share is 61 per cent.',
    'S3-1 | Land rights | We respect the rights of indigenous peoples and obtain their free, prior and informed consent before we build.',
    'S3-2 | Consultation | Before every wind farm we hold drop-in sessions in the village hall and consult residents and the parish council.',
    'S3-3 | Complaints | Neighbours can call a hotline about noise or smells at any hour. Of 23 complaints, 20 were settled within a week.',
    'S3-4 | Giving back | We donated 741,000 euro to local causes, among them the restoration of a bridge and youth basketball.',
    'S4-1 | Accessibility | We are committed to making our trains and websites accessible to all passengers, whatever their needs.',
    'S4-2 | Net promoter score | The net promoter score rose from 38 to 44 points. Results go to the product teams every month.',
    'S4-3 | Patients | Volunteer patient advocates hold a consultation hour each week, and 387 complaints by patients and relatives were dealt with.',
    'S4-4 | Security | After a phishing attack we introduced two-factor login for online banking and trained all clerks.',
    'S4-5 | Access | All stations are to be accessible without steps by 2030, and half of them are already today.',
    'S1-3 | Fair treatment | Any colleague who feels treated unfairly can ring the Care Line. An independent provider takes the calls, and no name needs to be given.',
    'S1-8 | Our people | Two unions are recognised in the depots. The pay talks with them set the terms for 71 per cent of our drivers.',
    'S1-9 | Our people | Women hold 31 per cent of the top 80 jobs, and two of our five department heads are female.',
    'S1-16 | Pay | Hour for hour the women among us take home 4.1 per cent less than the men. The director is paid 12 times what the colleague in the middle earns.',
    'S1-17 | Respect | Nineteen colleagues reported that they had been bullied or put at a disadvantage; in seven cases the claim proved right, and no court fined us.',
    'S2-1 | Toys | Before the first order a factory must sign our rulebook, which bars bonded labour and asks for one rest day a week.',
    'S2-2 | Tea | On every trip our buyers talk to smallholders and field workers without their foremen and ask about pay and housing.',
    'S2-3 | Sewing | A free phone line for garment workers is shown in every canteen; 61 calls came in and most were about overtime.',
    'S2-4 | Shipyards | Agencies had to refund recruitment fees to 48 welders after unannounced visits to two contractors.',
    'S2-5 | Mills | By 2028 every tier-one mill is to have an elected committee; at the year end it was a third.',
    'S3-1 | Quarry | Our Good Neighbour Policy promises to respect the rights of the people living nearby and never to draw on wells of the villages.',
    'S3-2 | Solar park | The parish council was heard twice, and an open evening for neighbours was held in the school.',
    'S3-3 | Depot | Neighbours may ring the depot about lorries at night; eleven grievances came in and all but one were closed.',
    'S3-4 | Airport | Deliveries no longer start before seven, and a noise screen was put up along the southern fence.',
    'S4-1 | Shop | We never sell data about our customers, and card details are kept encrypted at all times.',
    'S4-2 | Games | New games go to 80 test families, and parents rate them with stars in a short questionnaire.',
    'S4-3 | Ferry | Customer care answers by phone, chat and letter within two working days; a case that stays open goes to the ombudsman.',
    'S4-4 | Nursery | In May one batch of teething rings was pulled back because of small parts, and every item is now tested twice.',
    'S4-5 | Cinemas | Goal: step-free seats in all houses by 2028; today they are found in 31 of 47.',
    'S2-2 | Lamps | In group talks held by a charity, 300 line workers told us that holidays without childcare worry them most.',
    'S3-2 | Mast | Crofters within five kilometres get a visit before any mast goes up, and kitchen-table talks are held with all who wish.',
    'S3-4 | Turbines | Turbines stop when their shadow falls on houses for more than half an hour a day.',
    'S4-1 | App | We do not market to under-sevens, and the app collects no names or pictures.',
    'S4-3 | Help | Our helpdesk answers in 40 seconds on average, and nearly all tickets were closed within three days.',
  ])('is found in English: %s', (line) => {
    const [dr = '', heading = '', text = ''] = line.split(' | ')
    expect(shown('en', heading, text)).toContain(dr)
  })

  it.each([
    'S1-1 | Chancengerechtigkeit | Eine Betriebsvereinbarung zum fairen Umgang am Arbeitsplatz verbietet Mobbing und sexuelle Belästigung. Sie gilt für alle Standorte.',
    'S1-2 | Mitbestimmung | Mit dem Betriebsrat finden monatliche Gespräche statt. Zweimal im Jahr werden alle in einer Betriebsversammlung informiert.',
    'S1-2 | Arbeitgeber | Alle zwei Jahre fragen wir unsere Kolleginnen und Kollegen anonym nach ihrer Zufriedenheit. 2023 beteiligten sich 78 Prozent.',
    'S1-3 | Ansprechpersonen | Bei Konflikten am Arbeitsplatz können sich Beschäftigte an eine Vertrauensperson oder die Beschwerdestelle wenden.',
    'S1-4 | Gesundheit | Wir bieten Jobrad, Rückenschule, Grippeschutzimpfung und einen Zuschuss zum Fitnessstudio an.',
    'S1-4 | Wissen | Mit Tandems aus erfahrenen und jungen Kräften sichern wir den Wissenstransfer. Bislang wurden 84 Tandems gebildet.',
    'S1-4 | Menschen | Flexible Arbeitszeitmodelle und mobiles Arbeiten erleichtern den Alltag; hinzu kommen Obstkorb und Betriebssport.',
    'S1-5 | Ziele | Die Krankenquote soll bis 2025 wieder auf den Stand vor der Pandemie sinken, und wir wollen mehr Frauen für die Technik gewinnen.',
    'S1-6 | Mitarbeitende | Der Personalstand sank im Geschäftsjahr auf 892 Vollzeitäquivalente, weil das Werk in Linz verkauft wurde.',
    'S1-7 | Leihkräfte | Im Jahresmittel wurden 34 Vollkräfte von Zeitarbeitsfirmen eingesetzt, vor allem in der Anästhesie.',
    'S1-8 | Mitbestimmung | An sechs von acht Standorten gibt es einen Betriebsrat, hinzu kommt seit 2015 ein Europäischer Betriebsrat.',
    'S1-9 | Frauen | Jede vierte Führungskraft ist eine Frau; in der Geschäftsleitung sind es zwei von sechs.',
    'S1-12 | Vielfalt | Die Schwerbehindertenquote betrug 5,3 Prozent. Arbeitsplätze werden bei Bedarf barrierefrei umgebaut.',
    'S1-16 | Lohngleichheit | Die Lohngleichheitsanalyse mit Logib ergab eine Abweichung von 2,1 Prozent zulasten der Frauen.',
    'S1-17 | Beschwerden | Bei der Vertrauensstelle gingen vier Beschwerden wegen Mobbings ein, drei davon sind abgeschlossen.',
    'S2-1 | Vergabe | Bei Ausschreibungen fordern wir die Einhaltung der ILO-Kernarbeitsnormen; Nachunternehmer müssen sich zur Tariftreue verpflichten.',
    'S2-2 | Anbau | Mit Kleinbauern und Pflückern tauschen wir uns bei Besuchen vor Ort über Löhne und Wohnverhältnisse aus.',
    'S2-3 | Hinweise | Hinweise können Mitarbeitende ebenso wie Externe über das Portal abgeben; die Verfahrensordnung ist öffentlich.',
    'S2-4 | Prüfung | Wir haben 120 Lieferanten anhand eines Fragebogens bewertet; bei acht wurden Mängel festgestellt und Maßnahmen vereinbart.',
    'S2-5 | Lieferkette | Ziel ist es, bis 2027 sämtliche Zulieferer in Risikoländern vor Ort oder durch Dritte zu überprüfen.',
    'S3-1 | Nachbarn | In unserer Leitlinie zu guter Nachbarschaft verpflichten wir uns, Lärm und Verkehr für Anwohner gering zu halten.',
    'S3-2 | Anwohner | Die Anwohner wurden über den Neubau des Parkhauses in zwei Versammlungen informiert und konnten Fragen stellen.',
    'S3-3 | Bürgertelefon | Über ein Bürgertelefon können Nachbarn Lärm und Gerüche melden. 2023 gingen 14 Beschwerden ein, alle wurden geklärt.',
    'S3-4 | Sponsoring | Wir fördern Kultur, Jugend und Breitensport in der Region mit jährlich 300.000 Franken.',
    'S4-1 | Beratung | Der Kodex für den Vertrieb verlangt, dass Kundinnen und Kunden fair und bedarfsgerecht beraten werden.',
    'S4-2 | Patienten | Patientinnen und Patienten werden laufend befragt; 92 Prozent würden uns weiterempfehlen, mehr als im Jahr davor.',
    'S4-3 | Service | Unser Kundendienst ist an sieben Tagen in der Woche für alle Kunden per Telefon, Chat und E-Mail erreichbar.',
    'S4-4 | Prüfungen | Alle Produkte werden von einem unabhängigen Labor getestet. Zwei Artikel wurden vorsorglich zurückgerufen.',
    'S4-5 | Zucker | Wir wollen Zucker und Salz in unseren Eigenmarken bis 2025 um ein Fünftel senken und weniger Fett verwenden.',
    'S1-8 | Team | Für alle Kolleginnen und Kollegen gilt der Manteltarifvertrag. Wer neu beginnt, wird nach der Entgeltgruppe seiner Tätigkeit bezahlt.',
    'S1-16 | Bezahlung | Zwischen den Stundenverdiensten von Männern und Frauen klafft eine Lücke von 9,3 Prozent. Die höchste Vergütung macht das 14-Fache des mittleren Jahresverdienstes aus.',
    'S1-17 | Miteinander | Zwei Meldungen betrafen eine Ungleichbehandlung, und in einem Fall bestätigten sich die Vorwürfe. Entschädigungen wurden nicht gezahlt.',
    'S2-1 | Baustelle | Nachunternehmer unterschreiben vor Beginn unser Merkblatt, das Schwarzarbeit verbietet und Schutzkleidung verlangt.',
    'S2-2 | Tee | Zweimal im Jahr treffen unsere Einkäufer Bäuerinnen und Pflückerinnen und reden mit ihnen über Preise und Sorgen.',
    'S2-3 | Ernte | Erntehelfer können sich über eine WhatsApp-Nummer auf Polnisch und Rumänisch beschweren, auch ohne ihren Namen.',
    'S2-4 | Baustelle | Auf 30 Baustellen haben wir unangemeldet nachgesehen; zwei Fremdfirmen wurden danach vom Platz verwiesen.',
    'S2-5 | Nüsse | Ab 2027 sollen alle Höfe, die uns beliefern, in das Monitoring gegen Kinderarbeit einbezogen sein.',
    'S3-1 | Steinbruch | Flächen pachten wir nur mit Zustimmung der Dorfbewohner, und Landrechte prüfen wir vor jedem Vertrag.',
    'S3-2 | Neubau | Für das Areal gab es drei Werkstätten mit Nachbarn und Vereinen, und die Ortsräte wurden eingeladen.',
    'S3-3 | Bau | An jedem Bauzaun hängt eine Telefonnummer, unter der Anwohner jemanden erreichen und sich beschweren können.',
    'S3-4 | Bau | Gegen Staub und Baulärm haben wir Staubnetze gespannt, und nachts wird nicht gearbeitet.',
    'S4-1 | Werbung | Wir werben nicht in Sendungen, deren Publikum überwiegend jünger als 13 Jahre ist, und zeigen keinen Alkohol.',
    'S4-2 | Küche | Neue Rezepturen lassen wir von 200 Verbrauchern verkosten, bevor sie in die Regale kommen.',
    'S4-3 | Wohnen | Das Servicetelefon nimmt Schäden und Ärger rund um die Uhr entgegen; Streitfälle gehen an die Schlichtungsstelle.',
    'S4-4 | Haus | Alle Leitungen wurden auf Legionellen beprobt, und in drei Häusern wurden sofort Filter eingebaut.',
    'S4-5 | Haus | Bis 2030 soll jede fünfte Wohnung barrierearm sein; heute ist es jede zehnte.',
    'S2-2 | Tomaten | In Apulien haben wir uns von Erntehelfern schildern lassen, wie sie wohnen und was sie am Ende des Monats verdienen.',
    'S4-1 | Getränke | Energydrinks verkaufen wir nicht an unter 16-Jährige, und das gilt in allen Märkten.',
    'S4-4 | Kredite | Am Telefon wurden 300 verdächtige Überweisungen angehalten, bevor der Betrug gelang.',
  ])('is found in German: %s', (line) => {
    const [dr = '', heading = '', text = ''] = line.split(' | ')
    expect(shown('de', heading, text)).toContain(dr)
  })

  it.each([
    'en | Market | Demand from automotive customers was weak in the second half, and revenue with customers in China fell by 6 per cent.',
    'en | Personnel expenses | Wages and salaries came to 163.2 million euro, social security contributions to 31.4 million euro.',
    'en | Outlook | We expect personnel expenses to rise because of wage settlements in the industry and a tight labour market.',
    'en | Audit committee | The committee dealt with the financial statements and the independence of the auditor in four meetings.',
    'en | Software | The project aims to develop an open-source stack that gives users of the cloud more choice among providers.',
    'en | Energy | All employees learned about energy saving in an e-learning unit, and the boiler house got a new control.',
    'de | Markt | Die Nachfrage der Kunden aus der Automobilindustrie blieb schwach, der Umsatz mit Kunden in China sank um 6 Prozent.',
    'de | Personalaufwand | Löhne und Gehälter beliefen sich auf 163,2 Mio. Euro, soziale Abgaben auf 31,4 Mio. Euro.',
    'de | Risikobericht | Fachkräftemangel könnte Aufträge verzögern. Wir stufen das Risiko als mittel ein und beobachten es weiter.',
    'de | Prüfungsausschuss | Der Ausschuss befasste sich mit dem Jahresabschluss und der Unabhängigkeit des Abschlussprüfers.',
    'de | Finanzierung | Der Konsortialkredit wurde bis 2028 verlängert; alle Auflagen der Banken wurden im Geschäftsjahr eingehalten.',
  ])('is nothing: %s', (line) => {
    const [language, heading = '', text = ''] = line.split(' | ')
    expect(shown(language === 'de' ? 'de' : 'en', heading, text)).toEqual([])
  })

  it.each([
    'en | S1-17 | Complaints | A central office deals with the complaints of customers. Of 1,842 complaints, 96 came through the ombudsman.',
    'en | S1-12 | Code | The policy forbids any discrimination of colleagues on grounds of sex, age, religion, disability or orientation.',
    'en | S2-1 | Ethics | The Code of Ethics prohibits every form of forced and child labour and recognises the freedom of association of all workers.',
    'en | S1-1 | Remuneration | The remuneration policy for executive management was approved by shareholders and ties a fifth of variable pay to targets.',
    'en | S1-17 | Human rights | The Human Rights Policy forbids forced labour and child labour and is oriented to the guiding principles.',
    'en | S4-5 | About this report | Our disclosures follow the recommendations, save for metrics and targets, which are given for the prior year.',
    'en | S4-2 | Unions | Dialogue takes place with local unions and through a yearly survey of all employees, answered by 84 per cent.',
    'de | S1-2 | Wesentlichkeit | In zwei Workshops mit Einkauf, Werken und Betriebsrat wurden die wesentlichen Themen bestimmt und beraten.',
    'de | S3-4 | Wasser | Wir schützen die Quellen, aus denen wir schöpfen, gemeinsam mit den Landwirten der Region.',
    'de | S2-3 | Meldestelle | Seit Juli besteht die interne Meldestelle nach dem Hinweisgeberschutzgesetz, die mit einer externen Rechtsanwältin besetzt ist.',
    'de | S4-3 | Belegschaft | Über die Kanäle gingen 88 Beschwerden zu Themen der eigenen Belegschaft ein; Geldbußen fielen dafür nicht an.',
    'de | S1-5 | Vergütung | Ein Teil der variablen Vergütung hängt davon ab, ob die Ziele des Konzerns erreicht werden.',
    'en | S3-4 | Wells | The plant shares the valley with villages that rely on wells, which are mapped in the annex.',
    'en | S4-4 | Staff | Every driver is tested for alcohol and trained before the first shift in the yard.',
    'de | S2-4 | Wartung | Die Anlage wurde vom Hersteller gewartet und läuft seit dem Frühjahr ohne Störung.',
    'de | S3-3 | Büro | Die Telefonnummer der Zentrale hat sich geändert, im Quartal gab es dazu viele Anrufe.',
  ])('is not what it seems: %s', (line) => {
    const [language, dr, heading = '', text = ''] = line.split(' | ')
    expect(shown(language === 'de' ? 'de' : 'en', heading, text)).not.toContain(dr)
  })
})
