import type { SentenceRow } from './rows.ts'

/** Sentences about land and the sites near sensitive areas. */
export const siteSentences: SentenceRow[] = [
  {
    id: 'E4-5_01',
    is: [
      [
        'Five production sites are located within one kilometre of a biodiversity-sensitive area, the largest being a lake system.',
        '5',
      ],
      ['Three of our 14 sites lie within two kilometres of a Site of Special Scientific Interest.', '3'],
      ['Nine of our assets are within 500 m of a Natura 2000 site, chiefly along the coast.', '9'],
      [
        'Bei E4 hat die standortbezogene Betrachtung gezeigt, dass sich vier unserer Produktionsstandorte in oder in der Nähe von Gebieten mit schutzbedürftiger Biodiversität befinden.',
        '4',
      ],
      ['Six of our 40 locations are situated in the vicinity of protected areas.', '6'],
      ['Of our 40 sites, six are within 1 km of a protected area.', '6'],
      ['Six of the 40 sites lie less than 1 km from a nature reserve.', '6'],
      ['Six plants are close to Natura 2000 areas.', '6'],
      ['The number of sites in or near biodiversity-sensitive areas is six.', '6'],
      ['Sechs unserer 40 Standorte grenzen an ein FFH-Gebiet.', '6'],
      ['Sechs Werke liegen weniger als einen Kilometer von einem Naturschutzgebiet entfernt.', '6'],
      ['Von 40 Standorten befinden sich sechs in der Nähe von Schutzgebieten.', '6'],
      ['Sechs Betriebsstätten befinden sich in unmittelbarer Nähe zu Natura-2000-Gebieten.', '6'],
      ['None of our sites is located in or near a biodiversity-sensitive area.', '0'],
      ['Keiner unserer Standorte liegt in oder in der Nähe eines Schutzgebiets.', '0'],
      ['None of our own sites is located in a protected area; 9 sites lie within 1 km of one.', '9'],
    ],
    not: [
      "Two of our suppliers' sites lie within two kilometres of a nature reserve.",
      'Five sites are in areas classed by the agency as seriously water-stressed.',
      'Two sites border the river.',
      'Two protected areas lie near our headquarters.',
      'We will close two sites within protected areas by 2030.',
      'None of our own sites is located in a protected area.',
      'Two sites took part in projects to protect nature reserves abroad.',
      'Three of our sites are certified; a protected area is planned nearby.',
      'Four of our suppliers have sites in protected areas.',
      'If two sites were located in a protected area, a permit would be needed.',
      'By 2030 we want to have management plans for five sites near protected areas.',
      'Seven biodiversity-sensitive areas lie within 5 km of the mine.',
      'The park is visited by five groups from our sites.',
      'Drei Naturschutzgebiete liegen in der Nähe unserer Standorte.',
      'Ein Mitarbeiter betreut das Naturschutzgebiet am Standort.',
    ],
  },
  {
    id: 'E4-5_02',
    is: [
      [
        'Only the plant of Bassano, which occupies a surface of 3.2 hectares, borders on an area of the Natura 2000 Network.',
        '3.2 ha',
      ],
      [
        'One of our sites is near a biodiversity-sensitive area: Carrick (6.2 hectares) lies 1.1 km upstream of a Special Area of Conservation.',
        '6.2 ha',
      ],
    ],
    not: [],
  },
  {
    id: 'E4-5_10',
    is: [
      ['Our four sites are listed below. Together they cover 21.4 hectares.', '21.4 ha'],
      ['Unsere Grundstücke umfassen zusammen 21,4 ha.', '21.4 ha'],
    ],
    not: [
      "Our suppliers' farms cover 1,460 hectares.",
      'Two sites near a nature reserve are listed below. Together they cover 21.4 hectares.',
    ],
  },
  {
    id: 'E4.IRO-1_14',
    is: [
      ['Five production sites are located within one kilometre of a biodiversity-sensitive area.', 'yes'],
      ['Three of our 14 sites lie within two kilometres of a Site of Special Scientific Interest.', 'yes'],
      ['Nine of our assets are within 500 m of a Natura 2000 site.', 'yes'],
      ['Das Betriebsgelände grenzt im Norden an das FFH-Gebiet „Mittenfelser Moos“.', 'yes'],
      ['Only the plant of Bassano borders on an area of the Natura 2000 Network.', 'yes'],
      ['The mill adjoins a nature reserve.', 'yes'],
      ['Our sites are not located in or near biodiversity-sensitive areas.', 'no'],
    ],
    not: [
      'None of our own sites is located in a protected area.',
      "The supplier's plant lies within two kilometres of a nature reserve.",
      'We assess whether our sites are located near biodiversity-sensitive areas.',
      'Our sites are assessed for their distance to protected areas.',
      'Our foundation supports a plant nursery in a nature reserve.',
      'Wir prüfen, ob unsere Standorte in der Nähe von Schutzgebieten liegen.',
      'The new plant will be built next to a nature reserve in 2027.',
    ],
  },
  {
    id: 'E4.IRO-1_15',
    is: [
      ['None of the sites was found to have a significant negative effect on these areas.', 'no'],
      [
        'None of the sites was found to have a significant negative effect, and no mitigation measures under the Habitats Directive are required.',
        'no',
      ],
      ['Negative Auswirkungen auf diese Gebiete wurden nicht festgestellt.', 'no'],
      [
        'Vier unserer Produktionsstandorte befinden sich in der Nähe von Schutzgebieten; negative Auswirkungen auf diese Gebiete wurden nicht festgestellt.',
        'no',
      ],
      ['Our activities there do not negatively affect these areas.', 'no'],
      ['No negative impacts on these areas were identified.', 'no'],
      ['Activities at these sites negatively affect these areas.', 'yes'],
    ],
    not: [
      'We assess whether our sites negatively affect these areas.',
      'None of the sites had a negative effect on earnings.',
    ],
  },
  {
    id: 'E4.IRO-1_16',
    is: [
      [
        'None of the sites was found to have a significant negative effect, and no mitigation measures under the Habitats Directive are required.',
        'no',
      ],
      ['Biodiversity mitigation measures are not considered necessary.', 'no'],
      ['Schutzmaßnahmen für die biologische Vielfalt sind nicht erforderlich.', 'no'],
    ],
    not: ['No mitigation measures are required for climate risks.'],
  },
]
