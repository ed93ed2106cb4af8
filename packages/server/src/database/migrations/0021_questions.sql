DROP INDEX "datapoint_values_standing";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "companies" text[];--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_own" boolean;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "standing" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "datapoint_values" ADD COLUMN "question" text;--> statement-breakpoint
CREATE INDEX "datapoint_values_standing" ON "datapoint_values" USING btree ("company_id","set","reporting_year","key","status","question") WHERE value <> '';--> statement-breakpoint
UPDATE "datapoint_values" v SET "question" = CASE
	WHEN f."role" IN ('actual', 'prior') AND f."year" IS NOT NULL AND f."year" <> v."reporting_year" THEN 'year'
	ELSE 'total' END
FROM "findings" f
WHERE v."finding_id" = f."id" AND v."status" = 'proposed' AND (
	(f."role" IN ('actual', 'prior') AND f."year" IS NOT NULL AND f."year" <> v."reporting_year")
	OR f."checks" @> '[{"check": "total", "passed": false}]');
