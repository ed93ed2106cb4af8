import type { SentenceRow } from './rows.ts'

/** Sentences about energy, emissions, water, materials and waste. */
export const environmentSentences: SentenceRow[] = [
  {
    id: 'E1-4_07',
    is: [
      ['Die Scope-1-Emissionen sollen bis 2030 um 42 % gegenüber 2021 abnehmen.', '42 %'],
      ['Bis 2030 wollen wir die Scope-1-Emissionen gegenüber 2021 um 42 % senken.', '42 %'],
      ['We aim to halve Scope 1 emissions by 2030 against 2022 (a 50% reduction).', '50 %'],
    ],
    not: [
      'Die Scope-1-Emissionen konnten 2023 um 12 % gesenkt werden.',
      'Bis 2030 sollen die Scope-1- und Scope-2-Emissionen um 42 % sinken.',
    ],
  },
  {
    id: 'E1-4_13',
    is: [['Bis 2030 soll der Ausstoß in Scope 1 um 30 % und in Scope 2 (marktbezogen) um 75 % sinken.', '75 %']],
    not: ['Scope 2 (marktbezogen) sank 2023 um 75 %.'],
  },
  {
    id: 'E1-5_16',
    is: [
      ['We produced 6,212 GWh of energy from non-renewable and 58 GWh from renewable sources in 2023.', '6212000 MWh'],
      ['2023 erzeugten wir 180.300 MWh nicht erneuerbare und 72.830 MWh erneuerbare Energie.', '180300 MWh'],
    ],
    not: ['We consumed 6,212 GWh of energy from non-renewable sources in 2023.'],
  },
  {
    id: 'E1-5_17',
    is: [
      ['We produced 6,212 GWh of energy from non-renewable and 58 GWh from renewable sources in 2023.', '58000 MWh'],
      ['Unsere Photovoltaikanlagen erzeugten 2023 insgesamt 31,9 GWh.', '31900 MWh'],
    ],
    not: ['We plan photovoltaic systems that will have generated 58 GWh by 2030.'],
  },
  {
    id: 'E1-5_18',
    is: [],
    not: ['In 2023, specific energy consumption was 1.31 MWh per metric ton of sales product.'],
  },
  {
    id: 'E1-6_08',
    is: [
      ['The sites subject to emissions trading schemes represent 47% of Scope 1 emissions.', '47 %'],
      ['No Scope 1 emissions are covered by regulated emission trading schemes.', '0 %'],
    ],
    not: ['Emissions trading prices rose by 47% in 2023.'],
  },
  {
    id: 'E1-6_10',
    is: [
      [
        'Bei den indirekten Emissionen aus zugekaufter Energie (Scope 2, marktbasiert) verzeichneten wir 17.400 Tonnen.',
        '17400 tCO2e',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-6_17',
    is: [
      ['Biogene Emissionen aus HVO in Höhe von 1.655 t CO2 sind nicht in Scope 1 enthalten.', '1655 tCO2e'],
      [
        'Biogenic emissions of CO2 from the combustion of biofuels, which are not included in Scope 1, amounted to 7,890 tonnes.',
        '7890 tCO2e',
      ],
      ['Fermentation released 214 thousand tonnes of biogenic CO2.', '214000 tCO2e'],
    ],
    not: ['Biogenic emissions of 7,890 tonnes of CO2 are not included in Scope 3.'],
  },
  {
    id: 'E2-5_08',
    is: [['Of these, 88 tonnes were substances of very high concern.', '88 t']],
    not: ['In 2023, 88 tonnes of substances of concern were used.'],
  },
  {
    id: 'E3-4_03',
    is: [['In 2023, 410,000 m³ were recycled or reused.', '410000 m3']],
    not: ['In 2023, 410,000 m³ of natural gas were used.'],
  },
  {
    id: 'E3-4_11',
    is: [['In unseren Betrieben entnahmen wir 68.400 m³ Wasser.', '68400 m3']],
    not: ['Unsere Kunden verbrauchten 68.400 m³ Wasser.'],
  },
  {
    id: 'E5-4_02',
    is: [
      ['Insgesamt wurden 4.862.300 t Produkte und Materialien verwendet.', '4862300 t'],
      ['The weight of raw materials and packaging purchased in 2023 was 1,204 tonnes.', '1204 t'],
    ],
    not: ['The weight of recycled materials purchased in 2023 was 1,204 tonnes.'],
  },
  {
    id: 'E5-4_04',
    is: [
      ['Secondary raw materials weighed 313 tonnes, or 3.5%.', '313 t'],
      ['Sekundärmaterialien machten 611.800 t oder 12,6 % aus.', '611800 t'],
    ],
    not: ['Secondary raw materials made up 3.5% of the weight.'],
  },
  {
    id: 'E5-4_05',
    is: [
      ['Secondary raw materials weighed 313 tonnes, or 3.5%.', '3.5 %'],
      ['Sekundärmaterialien machten 611.800 t oder 12,6 % aus.', '12.6 %'],
    ],
    not: ['Recycled waste amounted to 313 tonnes, or 3.5%.'],
  },
  {
    id: 'E1-4_04',
    is: [
      ['By 2030, we want to reduce absolute emissions along the entire value chain by 30% compared with 2017.', '30 %'],
    ],
    not: ['We reduced absolute emissions along the entire value chain by 30% compared with 2017.'],
  },
  {
    id: 'E1-4_13',
    is: [
      [
        'Die Scope-1-Emissionen sollen bis 2030 um 32 % und die Scope-2-Emissionen (marktbezogen) um 60 % unter den Werten von 2020 liegen.',
        '60 %',
      ],
    ],
    not: ['Die Scope-2-Emissionen (marktbezogen) lagen um 60 % unter den Werten von 2020.'],
  },
  {
    id: 'E1-4_16',
    is: [['Our targets are to cut Scope 1 and 2 emissions by 90% and Scope 3 emissions by 55% by 2030.', '55 %']],
    not: [
      'Our target is to cut Scope 1 and 2 emissions by 90% by 2030; Scope 3 emissions fell by 5%.',
      'Our target is to cut product emissions by 20% and Scope 1, Scope 2 and Scope 3 emissions by 55% by 2030.',
    ],
  },
  {
    id: 'E1-5_07',
    is: [
      ['Electricity accounted for 1,236 MWh, of which 1,137 MWh came from renewable sources.', '1137 MWh'],
      ['Der Stromverbrauch betrug 1.236 MWh, davon stammten 1.137 MWh aus erneuerbaren Quellen.', '1137 MWh'],
    ],
    not: ['We generated 1,236 MWh of electricity, of which 1,137 MWh came from renewable sources.'],
  },
  {
    id: 'E1-5_09',
    is: [['61% of the energy used in our operations came from renewable sources.', '61 %']],
    not: ['61% of the electricity used in our operations came from renewable sources.'],
  },
  {
    id: 'E1-6_09',
    is: [
      [
        'Indirect emissions (Scope 2) were 98 tonnes of CO2e using the market-based method and 402 tonnes using the location-based method.',
        '402 tCO2e',
      ],
      [
        'The electricity that we bought corresponds to 109 tonnes according to the location-based method (Scope 2).',
        '109 tCO2e',
      ],
    ],
    not: ['Scope 1 emissions were 98 tonnes and Scope 2 emissions, by the market-based method, 40 tonnes.'],
  },
  {
    id: 'E1-6_13',
    is: [
      [
        'Altogether, our greenhouse gas emissions amounted to 1,423 tonnes CO2e (market-based; 2022: 1,512).',
        '1423 tCO2e',
      ],
      ['Insgesamt beliefen sich unsere THG-Emissionen auf 1.423 t CO2e (marktbezogen).', '1423 tCO2e'],
    ],
    not: ['Altogether, our Scope 1 and 2 emissions amounted to 1,423 tonnes CO2e (market-based).'],
  },
  {
    id: 'E1-6_31',
    is: [
      [
        'Je Mio. EUR Umsatzerlöse fielen standortbezogen 250,2 t und marktbezogen 204,5 t CO2-Äq. an.',
        '204.5 tCO2e/EUR',
      ],
    ],
    not: [],
  },
  {
    id: 'E3-4_11',
    is: [
      ['We took 9,870 m³ of water from the municipal network.', '9870 m3'],
      ['Our offices and stores used 512,000 m³ of water (municipal supply).', '512000 m3'],
      ['Wir bezogen 9.870 m³ Wasser aus dem öffentlichen Netz.', '9870 m3'],
    ],
    not: [
      'We took 9,870 m³ of water from our wells and 1,200 m³ from the river.',
      'Our suppliers took 9,870 m³ of water from wells.',
    ],
  },
  {
    id: 'E3-4_12',
    is: [['104.600 m³ wurden als vorgereinigtes Abwasser an das Klärwerk abgegeben.', '104600 m3']],
    not: ['104.600 m³ wurden als Kühlwasser genutzt.'],
  },
  {
    id: 'E4-5_01',
    is: [
      ['23 Abbaustätten mit zusammen 1.318 ha liegen in oder in der Nähe von Schutzgebieten.', '23'],
      ['We operate quarries; 4 plants with a total of 310 hectares are located in or near protected areas.', '4'],
      ['Anzahl der Standorte in oder in der Nähe von Gebieten mit schutzbedürftiger Biodiversität: 0.', '0'],
    ],
    not: ['23 Abbaustätten liegen in Österreich.', '12 plants are located near motorways.'],
  },
  {
    id: 'E4-5_02',
    is: [
      ['23 Abbaustätten mit zusammen 1.318 ha liegen in oder in der Nähe von Schutzgebieten.', '1318 ha'],
      ['The campsite of 0.9 hectares lies inside the Natura 2000 area; the hotel itself does not.', '0.9 ha'],
    ],
    not: ['The campsite of 0.9 hectares lies inside the town.'],
  },
  {
    id: 'E4-5_11',
    is: [
      ['Of our 2.1 hectares of land 0.6 hectares are sealed.', '0.6 ha'],
      ['Von unseren 12,5 ha Betriebsfläche sind 4,2 ha versiegelt.', '4.2 ha'],
    ],
    not: ['Of our 2.1 hectares of land 0.6 hectares are leased.'],
  },
  {
    id: 'E4-5_10',
    is: [['Of our 2.1 hectares of land 0.6 hectares are sealed.', '2.1 ha']],
    not: ['Of our 2.1 hectares of land 0.6 hectares are leased.'],
  },
  {
    id: 'E5-4_04',
    is: [
      ['Sekundärmaterialien wie Hüttensand und Flugasche machten 1.540 t oder 9,2 % aus.', '1540 t'],
      ['Secondary materials such as slag and fly ash made up 1,540 tonnes or 9.2% of the total.', '1540 t'],
    ],
    not: ['Primary materials such as slag and fly ash made up 1,540 tonnes.'],
  },
  {
    id: 'E5-5_07',
    is: [
      ['In total 61.4 tonnes of waste arose, of which 0.3 tonnes were hazardous.', '61.4 t'],
      ['Waste at these locations amounted to 24,980 tonnes; 92% was diverted from landfill.', '24980 t'],
    ],
    not: ['In Belgium 61.4 tonnes of waste arose.'],
  },
  {
    id: 'E5-5_10',
    is: [
      ['32,4 % des Abfalls (48,1 t) wurden nicht recycelt.', '48.1 t'],
      ['32.4% of our waste (48.1 tonnes) was not recycled.', '48.1 t'],
    ],
    not: ['32,4 % des Abfalls (48,1 t) wurden recycelt.'],
  },
  {
    id: 'E5-5_11',
    is: [['32,4 % des Abfalls (48,1 t) wurden nicht recycelt.', '32.4 %']],
    not: ['32,4 % des Abfalls (48,1 t) wurden recycelt.'],
  },
  {
    id: 'E5-5_15',
    is: [
      ['In all, 380 tonnes of waste arose in our operations; 64 tonnes of this was hazardous (batteries).', '64 t'],
      ['Hazardous waste plays a minor role (38 tonnes, mostly batteries and lamps).', '38 t'],
    ],
    not: ['Non-hazardous waste plays a minor role (38 tonnes).'],
  },
  { id: 'E5-5_16', is: [['Radioaktive Abfälle fallen nicht an.', '0 t']], not: ['Abfälle fallen nicht an.'] },
]
