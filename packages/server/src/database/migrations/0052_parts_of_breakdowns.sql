DROP INDEX "figure_parts_place";--> statement-breakpoint
ALTER TABLE "figure_parts" ADD COLUMN "dimension" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "figure_parts_place" ON "figure_parts" USING btree ("company_id","set","reporting_year","key","unit_id","label","dimension","from_month");