ALTER TABLE "figure_parts" ADD COLUMN "quantity" jsonb;--> statement-breakpoint
-- A factor that was entered before is for one of the unit of its part, because nothing else was asked.
UPDATE "figure_parts" SET "quantity" = jsonb_build_object('factor_unit', "unit", 'factor_basis', NULL, 'fuel', '', 'basis', NULL, 'factor', '') WHERE "factor" <> 1 AND "multiplier" = 1 AND "unit" <> '';
