/** Axis and member of a taxonomy for a dimension. */
export interface Member {
  axis: string
  member: string
}

type Set = 'esrs-2023' | 'vs-2026'

const on = (axis: string, names: Record<string, string>): Record<string, Member[]> =>
  Object.fromEntries(Object.entries(names).map(([part, name]) => [part, [{ axis, member: `${name}Member` }]]))

const gender = on('GenderAxis', { female: 'Female', male: 'Male', other: 'GenderOtherThanFemaleAndMale' })
const contracts = on('TypeOfEmployeeContractAxis', {
  permanent: 'PermanentEmployees',
  temporary: 'TemporaryEmployees',
  non_guaranteed: 'NonguaranteedHoursEmployees',
  full_time: 'FulltimeEmployees',
  part_time: 'ParttimeEmployees',
})
const scope3 = on('Scope3GHGEmissionsCategoryGHGProtocolAxis', {
  cat1: 'Category1PurchasedGoodsAndServices',
  cat2: 'Category2CapitalGoods',
  cat3: 'Category3FuelAndEnergyrelatedActivities',
  cat4: 'Category4UpstreamTransportationAndDistribution',
  cat5: 'Category5WasteGeneratedInOperations',
  cat6: 'Category6BusinessTravel',
  cat7: 'Category7EmployeeCommuting',
  cat8: 'Category8UpstreamLeasedAssets',
  cat9: 'Category9DownstreamTransportationAndDistribution',
  cat10: 'Category10ProcessingOfSoldProducts',
  cat11: 'Category11UseOfSoldProducts',
  cat12: 'Category12EndoflifeTreatmentOfSoldProducts',
  cat13: 'Category13DownstreamLeasedAssets',
  cat14: 'Category14Franchises',
  cat15: 'Category15Investments',
})
const pollutants = on('PollutantAxis', {
  As: 'PollutantArsenicAndCompoundsAsAs',
  CO: 'PollutantCarbonMonoxideCo',
  Cd: 'PollutantCadmiumAndCompoundsAsCd',
  Cr: 'PollutantChromiumAndCompoundsAsCr',
  Cu: 'PollutantCopperAndCompoundsAsCu',
  Hg: 'PollutantMercuryAndCompoundsAsHg',
  N: 'PollutantTotalNitrogen',
  NH3: 'PollutantAmmoniaNH3',
  NMVOC: 'PollutantNonmethaneVolatileOrganicCompoundsNMVOC',
  NOx: 'PollutantNitrogenOxidesNoxNO2',
  Ni: 'PollutantNickelAndCompoundsAsNi',
  P: 'PollutantTotalPhosphorus',
  PM10: 'PollutantParticulateMatterPM10',
  Pb: 'PollutantLeadAndCompoundsAsPb',
  SOx: 'PollutantSulphurOxidesSOxSO2',
  TOC: 'PollutantTotalOrganicCarbonTocAsTotalCOrCOD3',
  Zn: 'PollutantZincAndCompoundsAsZn',
})
const waste = {
  ...on('TypeOfWasteAxis', { hazardous: 'HazardousWaste', nonhazardous: 'NonhazardousWaste' }),
  ...on('TypeOfWasteTreatmentAxis', {
    incineration: 'Incineration',
    landfill: 'Landfill',
    other_disposal: 'OtherDisposalOperations',
  }),
  ...on('TypeOfRecoveryOperationsAxis', {
    other_recovery: 'OtherRecoveryOperations',
    recycling: 'Recycling',
    reuse: 'PreparationForReuse',
  }),
}
const milestones = on('CurrentlyStatedBaselineMilestonesOrTargetYearsAxis', {
  base_year: 'BaselineYear',
  milestone_2025: 'Milestone2025Year',
  milestone_2030: 'Milestone2030Year',
  milestone_2035: 'Milestone2035Year',
  milestone_2040: 'Milestone2040Year',
  milestone_2045: 'Milestone2045Year',
  milestone_2050: 'Milestone2050Year',
})
const yearsVoluntary = on('ReportingScopesAxis', { base_year: 'BaselineYear', target_year: 'TargetYear' })
const sourcesVoluntary = on('BreakdownOfEnergyConsumptionAxis', {
  renewable: 'RenewableEnergy',
  nonrenewable: 'NonRenewableEnergy',
})
const pollutantsVoluntary = on('TypeOfPollutantAxis', {
  As: 'ArsenicAndCompoundsAs',
  CO: 'CarbonMonoxideCO',
  Cd: 'CadmiumAndCompoundsCd',
  Cr: 'ChromiumAndCompoundsCr',
  Cu: 'CopperAndCompoundsCu',
  Hg: 'MercuryAndCompoundsHg',
  N: 'TotalNitrogen',
  NH3: 'AmmoniaNH3',
  NMVOC: 'NonMethaneVolatileOrganicCompoundsNMVOC',
  NOx: 'NitrogenOxidesNOxNO2',
  Ni: 'NickelAndCompoundsNi',
  P: 'TotalPhosphorus',
  Pb: 'LeadAndCompoundsPb',
  SOx: 'SulphurOxidesSOxSO2',
  TOC: 'TotalOrganicCarbonTOCTotalCOrCOD3',
  Zn: 'ZincAndCompoundsZn',
})

/** Parts of a whole by their names in values, each with the axis and member of the taxonomy. Countries need no list. */
export const members: Record<Set, Record<string, Member[]>> = {
  'esrs-2023': { ...gender, ...contracts, ...scope3, ...pollutants, ...waste, ...milestones },
  'vs-2026': { ...pollutantsVoluntary, ...yearsVoluntary, ...sourcesVoluntary },
}

/** Axes of countries. */
export const countryAxes: Record<Set, string> = {
  'esrs-2023': 'CountryAxis',
  'vs-2026': 'CountryOfEmploymentContractAxis',
}

/** An answer as it is looked up: documents write `head count`, `headcount` and `Head-count`. */
export const answerKey = (answer: string): string => answer.toLowerCase().replace(/[^a-z]/g, '')

/** Answers to a choice that the taxonomy has a member for, by their key; others stay words and are not tagged. */
export const answers: Record<Set, Record<string, Record<string, string>>> = {
  'esrs-2023': {
    BasisForPreparationOfSustainabilityStatement: {
      consolidated: 'ConsolidatedMember',
      individual: 'IndividualMember',
    },
    MethodologyOfEmployeesMeasurement: {
      headcount: 'HeadCountMember',
      fulltimeequivalent: 'FulltimeEquivalentMember',
    },
    MethodologyOfNonemployeesMeasurement: {
      headcount: 'HeadCountMember',
      fulltimeequivalent: 'FulltimeEquivalentMember',
    },
  },
  'vs-2026': {
    BasisForReporting: { consolidated: 'ConsolidatedMember', individual: 'IndividualMember' },
    EmployeeCountingMethodology: {
      endofthereportingperiod: 'AtTheEndOfTheReportingPeriodMember',
      average: 'AverageDuringTheReportingPeriodMember',
    },
    TypeOfNumberOfEmployees: { headcount: 'HeadcountMember' },
    BasisForPreparation: {
      basic: 'OptionABasicModuleOnlyMember',
      basicmodule: 'OptionABasicModuleOnlyMember',
      basicandcomprehensive: 'OptionBBasicModuleAndComprehensiveModuleMember',
      comprehensive: 'OptionBBasicModuleAndComprehensiveModuleMember',
    },
  },
}
