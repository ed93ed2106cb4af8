import type { StyleDocument } from '../style-document.ts'
import { sixthAAutomotive } from './sixth-a-automotive.ts'
import { sixthABrewery } from './sixth-a-brewery.ts'
import { sixthAEngineering } from './sixth-a-engineering.ts'
import { sixthAHospital } from './sixth-a-hospital.ts'
import { sixthASwiss } from './sixth-a-swiss.ts'
import { sixthAWholesale } from './sixth-a-wholesale.ts'
import { sixthBChilledFoodsPlc } from './sixth-b-chilled-foods-plc.ts'
import { sixthBDanubeBank } from './sixth-b-danube-bank.ts'
import { sixthBEsgDatabook } from './sixth-b-esg-databook.ts'
import { sixthBGearmotorGroup } from './sixth-b-gearmotor-group.ts'
import { sixthBNordicIndustrial } from './sixth-b-nordic-industrial.ts'
import { sixthBWebServices } from './sixth-b-web-services.ts'
import { sixthCDryBulkShipping } from './sixth-c-dry-bulk-shipping.ts'
import { sixthCFreightForwarder } from './sixth-c-freight-forwarder.ts'
import { sixthCIrishSoups } from './sixth-c-irish-soups.ts'
import { sixthCMunicipalHousing } from './sixth-c-municipal-housing.ts'
import { sixthCSolarMachines } from './sixth-c-solar-machines.ts'
import { sixthCWeavingMill } from './sixth-c-weaving-mill.ts'
import { sixthDAirline } from './sixth-d-airline.ts'
import { sixthDChemicals } from './sixth-d-chemicals.ts'
import { sixthDDiscounter } from './sixth-d-discounter.ts'
import { sixthDInsurer } from './sixth-d-insurer.ts'
import { sixthDMetals } from './sixth-d-metals.ts'
import { sixthDProperty } from './sixth-d-property.ts'

/** Twenty-four more, long and mostly prose, whose answers say of every core datapoint whether it is stated. */
export const sixthDocuments: StyleDocument[] = [
  sixthAAutomotive,
  sixthABrewery,
  sixthAEngineering,
  sixthAHospital,
  sixthASwiss,
  sixthAWholesale,
  sixthBChilledFoodsPlc,
  sixthBDanubeBank,
  sixthBEsgDatabook,
  sixthBGearmotorGroup,
  sixthBNordicIndustrial,
  sixthBWebServices,
  sixthCDryBulkShipping,
  sixthCFreightForwarder,
  sixthCIrishSoups,
  sixthCMunicipalHousing,
  sixthCSolarMachines,
  sixthCWeavingMill,
  sixthDAirline,
  sixthDChemicals,
  sixthDDiscounter,
  sixthDInsurer,
  sixthDMetals,
  sixthDProperty,
]
