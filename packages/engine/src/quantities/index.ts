export { type Fuel, fuels } from './fuels.ts'
export { type RatioFigure, ratioFactor, readRatio } from './ratios.ts'
export { type QuantityUnit, quantityUnits } from './units.ts'
