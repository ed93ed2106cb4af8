import { z } from 'zod'
import { dataQualities, factorScopes, instrumentKinds, inventoryMethods, inventoryScopes } from './code-lists.ts'
import { EmissionFactor } from './factors.ts'
import { limits } from './limits.ts'
import { CalorificBasis } from './quantities.ts'

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const Percent = z.number().min(0).max(100)

const activity = {
  unit_id: z.uuid().describe('The entity or site whose activity it is.'),
  category: z
    .string()
    .min(1)
    .max(40)
    .describe('Of the categories that the inventory names, such as `fuels`, `electricity`, `cat6`.'),
  label: z.string().trim().max(100).describe('The meter, the tank, the supplier; may be empty.'),
  from: Month,
  to: Month.describe('The last month; the first one again for one month.'),
  number: z.number().min(-1e15).max(1e15).describe('Not below zero.'),
  unit: z.string().trim().min(1).max(60),
  basis: CalorificBasis.nullable().default(null).describe('Of energy of a fuel; invoices of gas state the gross one.'),
  rate: z
    .number()
    .positive()
    .max(1e6)
    .nullable()
    .default(null)
    .describe(
      'Of money in another currency than that of the factor: how many of that currency one of its own is, such as 1.04 for CHF and a factor for EUR.',
    ),
  factor: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .describe(
      'Identifier of an emission factor; `null` where the number is in tonnes of CO2 equivalents, or there are no emissions.',
    ),
  residual: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .describe('Of purchased energy: the factor of what no instrument covers, such as the residual mix.'),
  source: z
    .string()
    .max(40)
    .nullable()
    .default(null)
    .describe('Of a fuel: the kind of energy, where its factor does not say it.'),
  method: z
    .enum(inventoryMethods)
    .nullable()
    .default(null)
    .describe('Of Scope 3: from the supplier, by averages, or by spending.'),
  primary: Percent.nullable().default(null).describe('Of Scope 3: percent that comes from primary data.'),
  quality: z.enum(dataQualities).default('measured'),
  uncertainty: Percent.nullable().default(null).describe('Percent above and below, at 95 % confidence.'),
  traded: z.boolean().default(false).describe('It lies under an emission trading scheme.'),
  note: z.string().trim().max(500).default('').describe('Where it comes from; may be empty.'),
  document: z.uuid().nullable().default(null),
}

export const ActivityFields = z
  .object(activity)
  .meta({ id: 'ActivityFields', description: 'An activity of an inventory, as a person enters it.' })
export type ActivityFields = z.infer<typeof ActivityFields>

export const InventoryActivity = z
  .object({
    id: z.uuid(),
    ...activity,
    unit_name: z.string(),
    used_factor: EmissionFactor.nullable().describe('As it was when the activity was entered.'),
    used_residual: EmissionFactor.nullable(),
    tonnes: z
      .number()
      .nullable()
      .describe('What it brings to the group in t CO2e; of purchased energy by the location.'),
    tonnes_market: z.number().nullable().describe('Of purchased energy, by the market.'),
    biogenic: z.number().describe('Biogenic CO2 in t, which is reported apart.'),
    energy: z.number().nullable().describe('MWh that it brings to the energy of the group.'),
    formula: z.array(z.string()).describe('How that was computed, with its numbers, line by line.'),
    remarks: z.array(z.string()).describe('What has to be known of it, such as that its factor is of another country.'),
    document_name: z.string().describe('May be empty.'),
    by: z.string().describe('May be empty.'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'InventoryActivity', description: 'An activity with what it brings to the inventory, and how.' })
export type InventoryActivity = z.infer<typeof InventoryActivity>

const instrument = {
  unit_id: z.uuid().nullable().describe('Whose consumption it covers; `null`: that of the whole group.'),
  category: z.enum(['electricity', 'heat', 'steam', 'cooling']),
  kind: z.enum(instrumentKinds),
  name: z.string().trim().min(1).max(limits.shortText).describe('Supplier, contract or number of the certificate.'),
  from: Month,
  to: Month,
  number: z.number().min(0).max(1e12),
  unit: z.string().trim().min(1).max(60),
  kilograms: z.number().min(0).max(100).describe('Kilograms of CO2 equivalents for a kilowatt hour.'),
  renewable: Percent.describe('Percent of its energy that is renewable.'),
  nuclear: Percent.describe('Percent of its energy that is nuclear; what is left is fossil.'),
  note: z.string().trim().max(500).default(''),
  document: z.uuid().nullable().default(null),
}

export const InstrumentFields = z.object(instrument).meta({
  id: 'InstrumentFields',
  description: 'A contractual instrument for purchased energy, as a person enters it.',
})
export type InstrumentFields = z.infer<typeof InstrumentFields>

export const InventoryInstrument = z
  .object({
    id: z.uuid(),
    ...instrument,
    unit_name: z.string().describe('Empty for the whole group.'),
    document_name: z.string(),
    covered: z.number().describe('MWh of consumption that it covers.'),
    unused: z.number().describe('MWh of it for which there was no consumption.'),
    tonnes: z.number().describe('What it brings to Scope 2 by the market.'),
  })
  .meta({ id: 'InventoryInstrument', description: 'A contractual instrument with what it covers.' })
export type InventoryInstrument = z.infer<typeof InventoryInstrument>

export const InventoryTarget = z
  .object({
    name: z.string().trim().min(1).max(limits.shortText),
    scopes: z.enum([
      'scope1',
      'scope2_location',
      'scope2_market',
      'scope12_location',
      'scope12_market',
      'scope3',
      'total_location',
      'total_market',
    ]),
    base_year: z.number().int().min(1990).max(2100),
    base: z
      .number()
      .min(0)
      .max(1e15)
      .describe('Tonnes of CO2 equivalents in the base year; of an intensity for one of what it is divided by.'),
    year: z.number().int().min(1991).max(2100),
    value: z
      .number()
      .min(0)
      .max(1e15)
      .describe('Tonnes that are left in the year of the target; of an intensity as well.'),
    per: z
      .string()
      .trim()
      .max(80)
      .default('')
      .describe(
        'What an intensity is divided by: `million EUR of net revenue`, `tonne of product`; empty: the target is absolute.',
      ),
    amounts: z
      .array(z.object({ year: z.number().int().min(1990).max(2100), amount: z.number().positive().max(1e15) }))
      .max(40)
      .default([])
      .describe('How many of these there were in a year, by which its intensity follows.'),
  })
  .meta({ id: 'InventoryTarget', description: 'A target for emissions, from a base year until a year.' })
export type InventoryTarget = z.infer<typeof InventoryTarget>

export const InventoryPolicy = z
  .object({
    base_year: z.number().int().min(1990).max(2100).nullable(),
    threshold: z.number().min(0.1).max(50).describe('Percent of change from which on the base year is restated.'),
    recorded: z
      .object({
        scope1: z.number().min(0).nullable(),
        scope2_location: z.number().min(0).nullable(),
        scope2_market: z.number().min(0).nullable(),
        scope3: z.number().min(0).nullable(),
      })
      .describe('Tonnes of the base year as they were reported.'),
    note: z.string().trim().max(2_000).describe('Why it is this year, and what was restated.'),
    targets: z.array(InventoryTarget).max(limits.inventory.targets),
  })
  .meta({ id: 'InventoryPolicy', description: 'The base year of a company, when it is restated, and its targets.' })
export type InventoryPolicy = z.infer<typeof InventoryPolicy>

export const InventoryFigure = z
  .object({
    figure: z.string(),
    unit: z.string(),
    value: z.number().nullable().describe('`null` while nothing was entered that it is made of.'),
    activities: z.number().int().describe('Activities that it is made of.'),
    datapoints: z
      .array(
        z.object({
          key: z.string(),
          name: z.string(),
          stated: z.string().nullable().describe('The value that people decided or that documents propose.'),
          decided: z.boolean(),
          agrees: z.boolean().nullable().describe('Whether that is the figure; `null` where there is none.'),
          waiting: z.boolean().describe('A proposal waits for a decision.'),
        }),
      )
      .describe('Datapoints of the chosen set that it answers.'),
  })
  .meta({ id: 'InventoryFigure', description: 'A figure of an inventory with the datapoints that it answers.' })
export type InventoryFigure = z.infer<typeof InventoryFigure>

export const InventoryCategory = z
  .object({
    id: z.string(),
    scope: z.enum(inventoryScopes),
    name: z.string(),
    kinds: z.array(z.string()).describe('Kinds of units of its amounts; none: any.'),
    factor_scopes: z.array(z.object({ scope: z.string(), kind: z.string().nullable() })),
    factor_kinds: z.array(z.string()).describe('Kinds of units whose factors fit best.'),
    has_residual: z.boolean().describe('There are residual mixes of what no instrument covers.'),
    activities: z.number().int(),
    tonnes: z.number().nullable(),
    tonnes_market: z.number().nullable(),
    energy: z.number().nullable(),
    primary: z.number().nullable().describe('Percent of its tonnes from primary data.'),
    methods: z.array(z.enum(inventoryMethods)),
    left_out: z.string().describe('Why a category of Scope 3 is left out; may be empty.'),
  })
  .meta({ id: 'InventoryCategory', description: 'A category of activities with what it comes to.' })
export type InventoryCategory = z.infer<typeof InventoryCategory>

export const InventoryView = z
  .object({
    year: z.number().int(),
    months: z.array(Month),
    units: z.array(z.object({ id: z.uuid(), code: z.string(), name: z.string(), country: z.string() })),
    activities: z.number().int(),
    to_carry: z.number().int().describe('Activities of the year before that this year has not got yet.'),
    figures: z.array(InventoryFigure),
    categories: z.array(InventoryCategory),
    sources: z.array(z.object({ id: z.string(), name: z.string() })).describe('Kinds of energy of fuels.'),
    instruments: z.array(InventoryInstrument),
    policy: InventoryPolicy,
    base: z
      .array(
        z.object({
          figure: z.string(),
          recorded: z.number(),
          now: z.number().nullable().describe('As the inventory of the base year computes it today.'),
          change: z.number().nullable().describe('Percent.'),
          restate: z.boolean(),
        }),
      )
      .describe('The base year as it was recorded beside what its activities come to now.'),
    targets: z.array(
      z.object({
        name: z.string(),
        reduction: z.number().nullable().describe('Percent of the base a year, on a straight line.'),
        is_enough: z
          .boolean()
          .nullable()
          .describe('At least 4.2 % of the base a year; `null` for Scope 3, totals and intensities.'),
        needed: z
          .number()
          .nullable()
          .describe(
            'Percent of the base by the year of the target at 4.2 % for each year since 2020; `null` up to a base year of 2020.',
          ),
        path: z.number().describe('What the straight line asks for in the year of the report.'),
        now: z.number().nullable().describe('`null` for an intensity whose divisor of the year nobody has entered.'),
      }),
    ),
    target_sector: z
      .string()
      .nullable()
      .describe(
        'What of the company has a method of its own, so that the check of 4.2 % says little; `null`: nothing known.',
      ),
    quality: z
      .array(z.object({ quality: z.enum(dataQualities), share: z.number() }))
      .describe('Percent of all tonnes.'),
    uncertainty: z.object({ percent: z.number(), stated: z.number() }).nullable(),
    remarks: z.array(z.string()).describe('What has to be known of the figures.'),
  })
  .meta({
    id: 'InventoryView',
    description: 'The inventory of a year: figures, categories, instruments, base year and targets.',
  })
export type InventoryView = z.infer<typeof InventoryView>

const EditionOfFactor = EmissionFactor.pick({
  id: true,
  name: true,
  year: true,
  kilograms: true,
  biogenic: true,
  unit: true,
  source: true,
})

export const FactorEdition = z
  .object({
    id: z
      .string()
      .describe('Names just this change: taking it later is refused where anything of it is different then.'),
    field: z.enum(['factor', 'residual']).describe('`residual`: of the residual mix.'),
    before: EditionOfFactor.describe('As the activities keep it.'),
    after: EditionOfFactor,
    activities: z.array(
      z.object({
        id: z.uuid(),
        unit_name: z.string(),
        category: z.string(),
        label: z.string(),
        tonnes: z.array(
          z.object({
            scope: z.enum(factorScopes),
            before: z.number(),
            after: z.number(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'FactorEdition', description: 'Another edition of a factor, with what it would change.' })
export type FactorEdition = z.infer<typeof FactorEdition>

export const FactorEditions = z
  .object({ year: z.number().int(), editions: z.array(FactorEdition) })
  .meta({ id: 'FactorEditions', description: 'Editions of factors that are meant in a year and not used yet.' })
export type FactorEditions = z.infer<typeof FactorEditions>
