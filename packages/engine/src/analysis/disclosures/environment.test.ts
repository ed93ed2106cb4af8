import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from '../by-wordings.ts'
import { sampleDocument, samplePage } from '../sample-page.ts'

const filler = {
  en: [
    'The annual general meeting took place in May and was well attended by shareholders from several countries.',
    'Our history began in a small workshop, and the first machine still stands in the entrance hall.',
    'The market grew by four per cent, and the margin improved in the second half of the year.',
  ],
  de: [
    'Die Hauptversammlung fand im Mai statt und war mit Aktionären aus mehreren Ländern gut besucht.',
    'Unsere Geschichte begann in einer kleinen Werkstatt, und die erste Maschine steht noch heute in der Eingangshalle.',
    'Der Markt wuchs um vier Prozent, und die Marge verbesserte sich in der zweiten Hälfte des Jahres.',
  ],
}
const umlaut = /[äöüß]|\b(?:der|die|und|wir)\b/i

/** The requirements of the environment for which something of a short report is shown. */
function shown(text: string, heading = 'Review'): string[] {
  const language = umlaut.test(text) ? 'de' : 'en'
  const pages = [heading, 'Outlook', 'History'].map((title, i) =>
    samplePage(
      [{ heading: title }, ...(i === 0 ? [{ text }] : []), ...filler[language].map((line) => ({ text: line }))],
      { number: i + 1 },
    ),
  )
  const { findings } = analyse({ ...sampleDocument(pages), language })
  return findings.filter(({ role }) => role === 'actual').map(({ datapoint }) => datapoint.split('_')[0] ?? '')
}

describe('passages about the environment', () => {
  it.each([
    [
      'E1-1',
      'Our climate roadmap rests on four levers: fossil-free heat, electric furnaces, scrap and better products.',
    ],
    ['E1-1', 'Der vom Vorstand verabschiedete Klimafahrplan zeigt, wie wir bis 2040 klimaneutral wirtschaften wollen.'],
    [
      'E1-2',
      'The environmental policy commits every site to using less energy and is reviewed by the managing director.',
    ],
    ['E1-2', 'In Unternehmen, die mehr als fünf Prozent des Umsatzes mit Kohle erzielen, investieren wir nicht.'],
    [
      'E1-3',
      'A new condensing boiler and heat recovery on the compressors went into operation, saving 420 MWh a year.',
    ],
    [
      'E1-3',
      'Zwei Lüftungsanlagen wurden ausgetauscht, und die Photovoltaikanlage auf der Halle ist seit Mai am Netz.',
    ],
    ['E1-3', 'Durch die Verlagerung auf die Schiene haben wir im Berichtsjahr 1.200 t CO2 vermieden.'],
    ['E1-4', 'We want to halve our carbon emissions by 2030, compared with the level of the year 2019.'],
    ['E1-4', 'Unsere Ziele für das Klima wurden im Mai von der Science Based Targets Initiative anerkannt.'],
    [
      'E1-6',
      'Die Treibhausgasbilanz wurde von einem Dienstleister erstellt; die Emissionsfaktoren stammen aus Datenbanken.',
    ],
    ['E1-7', 'The remaining emissions are offset by a cookstove project that is certified to the Gold Standard.'],
    ['E1-7', 'Unvermeidbare Restemissionen gleichen wir seit 2018 über ein Projekt zur Aufforstung aus.'],
    ['E1-8', 'Bei Investitionen setzen wir einen internen Preis von 85 Euro je Tonne CO2 an.'],
    ['E1-9', 'In the worst case floods would cause losses of up to 12 million at the largest of our sites.'],
    ['E1-9', 'Der erwartete Jahresschaden aus Hagel und Starkregen steigt in diesem Szenario um 48 Prozent.'],
    ['E2-1', 'Every plant has an emergency plan for spills, which is practised with the fire brigade once a year.'],
    ['E2-2', 'Die lösemittelhaltigen Lacke wurden durch Wasserlacke ersetzt, was die Luft in der Halle verbessert.'],
    ['E2-3', 'By 2030 none of the products is to contain PFAS or other hazardous substances.'],
    ['E2-4', 'Exceedances of permit conditions occurred in March, when a filter was clogged for two days.'],
    ['E2-4', 'Zu Leckagen oder Umweltschäden kam es im Berichtsjahr an keinem der Standorte.'],
    ['E2-4', 'Meldepflichtige Umweltereignisse gab es nicht, und auch Bußgelder wurden nicht verhängt.'],
    ['E3-1', 'Our water policy requires every brewery to draw up a plan for the river from which it takes its water.'],
    ['E3-2', 'Regenwasser wird in einer Zisterne gesammelt und für die Toiletten verwendet.'],
    ['E3-3', 'Der Wasserverbrauch je Tonne Papier soll bis 2027 um zehn Prozent sinken.'],
    ['E3-4', 'The water is used for cooling and comes from the public network of the town.'],
    ['E4-2', 'We are committed to protecting biodiversity at our quarries; a guideline describes how.'],
    ['E4-3', 'Auf dem Betriebsgelände haben wir Blühflächen angelegt und Nistkästen aufgehängt.'],
    ['E4-3', 'Sheep graze between the panels, and strips of wild herbs were sown along the fences.'],
    ['E4-4', 'By 2026 every quarry is to have a plan for biodiversity, which is one of our targets.'],
    ['E4-5', 'Two of our sites border on a Natura 2000 area; no negative effects on habitats were found.'],
    ['E4-5', 'Für das Parkhaus wurden bereits befestigte Stellplätze überbaut, zusammen 0,2 Hektar.'],
    ['E5-1', 'Nach unserer Richtlinie für den Einkauf werden langlebige Produkte und Recyclingpapier bevorzugt.'],
    ['E5-2', 'Worn pumps are remanufactured in our workshops and sold with a full warranty.'],
    ['E5-2', 'In der Kantine wurden die Einwegbecher abgeschafft und durch Mehrwegbecher ersetzt.'],
    [
      'E5-2',
      'Defekte Geräte setzen wir in der eigenen Werkstatt instand, und Brot vom Vortag gibt es zum halben Preis.',
    ],
    ['E5-3', 'Bis 2030 wollen wir den Anteil von Rezyklat in unseren Produkten deutlich erhöhen.'],
    ['E5-4', 'We used 40,000 tonnes of steel and 3,200 tonnes of aluminium in the year.'],
    ['E5-4', 'Verarbeitet werden vor allem Stahl und Kunststoffgranulat, die wir überwiegend in Europa einkaufen.'],
    ['E5-4', 'Verbaut wurden 7.300 Tonnen Bewehrungsstahl und viel Beton, der aus der Region stammt.'],
    ['E5-5', 'Die Abfälle bestehen überwiegend aus Holz und Folien und werden von einem Fachbetrieb abgeholt.'],
    ['E5-5', 'All of our furniture can be taken apart and repaired, and spare parts are kept for 15 years.'],
    [
      'E1-1',
      'The roadmap has milestones for depots and freight and leads to net zero; the budget was signed off in May.',
    ],
    [
      'E1-2',
      'Unser Planungshandbuch schreibt für jeden Neubau eine Wärmepumpe vor und begrenzt den Bedarf an Energie.',
    ],
    ['E1-3', 'We swapped 900 spotlights in the showrooms, and the freezers in the canteen were replaced in June.'],
    ['E1-8', 'When we decide on a new plant, a notional cost of £70 a tonne is added to what the building costs.'],
    ['E1-9', 'In three years of too little snow the lifts would lose a third of their revenue, or €4 million.'],
    ['E2-1', 'Gardeners may only use pesticides with the consent of the park office, and paints must carry a label.'],
    ['E2-2', 'Das Sickerwasser der Halde wird über Aktivkohle gereinigt, bevor es in den Bach gelangt.'],
    ['E2-4', 'Verunreinigungen des Erdreichs traten im Jahr nicht auf, wie das Gutachten aus dem Herbst bestätigt.'],
    [
      'E3-1',
      'Every farm must meter what they pump, and boreholes are required to rest in the driest month of the year.',
    ],
    ['E3-2', 'A shower head now gets by with 6 litres instead of 11, and the laundry rinses one time fewer.'],
    [
      'E4-1',
      'Ohne Bestäuber gäbe es unsere Säfte nicht: Das Geschäft ist von der Natur abhängig wie kaum ein anderes.',
    ],
    ['E4-2', 'Torf verwenden wir nicht mehr, und Möbel aus Tropenholz sind nach unserer Anweisung ausgeschlossen.'],
    ['E4-3', 'Log piles were installed along the fence, and native shrubs were planted where the bats hunt.'],
    ['E4-4', 'By 2029 we want 40 hectares of grassland around the yards to be restored.'],
    ['E4-5', 'The new depot lies within two kilometres of a national park, and the older one borders a Ramsar site.'],
    ['E5-1', 'Our purchasing manual rules out single-use tableware and prefers chairs that can be repaired.'],
    ['E5-2', 'Fenster und Türen der alten Halle wurden ausgebaut und über eine Bauteilbörse abgegeben.'],
    ['E5-3', 'Bis zum Ende des Jahrzehnts soll jede dritte Tonne aus zweiter Hand stammen, also aus Sekundärstoffen.'],
    ['E5-4', 'We spun 8,200 tonnes of wool and bought 900 tonnes of yarn from two neighbours.'],
    ['E2-4', 'Löschwasser gelangte beim Brand der Halle nicht in den Bach, wie die Behörde im Herbst bestätigte.'],
    ['E2-6', 'Stricter limits for solvents could cost the paint shop up to four million euros by 2030.'],
    ['E2-6', 'Für die Sanierung des Bodens am alten Werk erwarten wir Kosten von rund 2 Mio. Euro bis 2032.'],
    ['E3-5', 'Low river levels may force us to move loads to rail, which would raise freight costs by a tenth.'],
    ['E3-5', 'Bei anhaltender Trockenheit droht der Brauerei ein Ausfall des Brunnens und damit des halben Umsatzes.'],
    ['E4-6', 'If pollinators decline further, the harvest of cherries could fail and revenue would drop by a fifth.'],
    ['E4-6', 'Der Verlust von Ökosystemen dürfte die Beschaffungskosten für Kakao mittelfristig deutlich erhöhen.'],
    ['E5-6', 'We expect that scarce raw materials will lower the margin of the magnet business in the medium term.'],
    ['E5-6', 'Strengere Quoten für Rezyklat könnten die Kosten unserer Verpackungen künftig um 15 Prozent erhöhen.'],
    ['E3-4', 'Vom Versorger und aus dem Kanal bezogen wir 52.000 Kubikmeter, vor allem im warmen Sommer.'],
    ['E4-5', 'Das Lager im Süden stößt an ein Landschaftsschutzgebiet, das im Frühjahr erweitert wurde.'],
  ])('answer %s: %s', (dr, text) => expect(shown(text)).toContain(dr))

  it.each([
    [
      'E1-2',
      'The business environment remained difficult, and the principles of the budget were not changed.',
      'Energy',
    ],
    [
      'E1-2',
      'Das Betriebsklima wird in der Befragung als gut bewertet; die Grundsätze der Führung gelten weiter.',
      'Klima',
    ],
    ['E1-3', 'The order backlog for heat pumps reached a record, and a new plant was built in Spain.', 'Orders'],
    ['E1-4', 'We want to reduce the number of accidents by 20 per cent by 2026 at all of the plants.', 'Targets'],
    [
      'E1-7',
      'The compensation of the employees rose by three per cent, and the bonus is paid in April.',
      'Compensation',
    ],
    ['E1-8', 'Der Preis für Strom stieg um 40 Prozent, was die Marge in allen Sparten belastet hat.', 'Preise'],
    ['E1-9', 'The heat treatment of the parts takes place in Linz, and the result of the plant is good.', 'Heat'],
    ['E2-6', 'The plant uses few solvents, and its costs for energy fell by a tenth in the year.', 'Paint shop'],
    ['E5-6', 'Provisions for the disposal of waste are measured at the expected settlement amount.', 'Notes'],
    ['E2-3', 'Lead and nickel are among the substances of very high concern that the alloys contain.', 'Pollution'],
    ['E3-1', 'The water comes from the public network of the town and is used for cooling the moulds.', 'Water'],
    ['E3-3', 'The water comes from the public network of the town and is used for cooling the moulds.', 'Water'],
    ['E3-4', 'Der Strom aus der Wasserkraft wird an der Börse verkauft und trug zum Erlös bei.', 'Erzeugung'],
    ['E4-3', 'Auf der grünen Wiese entstand ein Logistikzentrum mit 140 Arbeitsplätzen und einem Gleis.', 'Standorte'],
    ['E5-1', 'Human resources supports the managers with a guideline and with training for new leaders.', 'Resources'],
    [
      'E5-2',
      'The products of the group consist of many parts, and the metal for them is bought in Europe.',
      'Products',
    ],
    [
      'E5-4',
      'The prices of raw materials fell in the second half of the year and improved the margin.',
      'Raw materials',
    ],
    [
      'E1-1',
      'The roadmap for the new software has milestones for billing, and the launch follows in the autumn of 2025.',
      'Strategy',
    ],
    [
      'E1-8',
      'We sold barley at £190 a tonne of grain, and the invested capital earned more than in the year before.',
      'Prices',
    ],
    [
      'E1-9',
      'The warm summer brought 12 per cent more visitors to the beer gardens, and sales of ice cream rose.',
      'Trading',
    ],
    [
      'E3-2',
      'Our vans now need 7 litres instead of 9, because the drivers were trained and the tyres are changed sooner.',
      'Fleet',
    ],
    [
      'E4-2',
      'None of the warehouses stands in a nature reserve, and the town has no plans to change the zoning.',
      'Sites',
    ],
    [
      'E5-1',
      'The purchasing manual names the managers who sign orders above 5,000 euros and the forms to be used.',
      'Purchasing',
    ],
    ['E3-4', 'The kilns used 52,000 cubic metres of natural gas, and the supplier of the gas was changed.', 'Review'],
  ])('do not answer %s: %s', (dr, text, heading) => expect(shown(text, heading)).not.toContain(dr))
})
