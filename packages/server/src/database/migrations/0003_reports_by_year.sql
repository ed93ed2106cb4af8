CREATE TABLE "current_reports" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "current_reports" ADD CONSTRAINT "current_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "first_reporting_year" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "modules" text;--> statement-breakpoint
ALTER TABLE "datapoint_dismissals" ADD COLUMN "reporting_year" integer;--> statement-breakpoint
ALTER TABLE "datapoint_history" ADD COLUMN "reporting_year" integer;--> statement-breakpoint
ALTER TABLE "datapoint_values" ADD COLUMN "reporting_year" integer;--> statement-breakpoint
UPDATE "datapoint_dismissals" d SET "reporting_year" = coalesce(c."reporting_year", extract(year from now())::int - 1) FROM "companies" c WHERE c."id" = d."company_id";--> statement-breakpoint
UPDATE "datapoint_history" h SET "reporting_year" = coalesce(c."reporting_year", extract(year from now())::int - 1) FROM "companies" c WHERE c."id" = h."company_id";--> statement-breakpoint
UPDATE "datapoint_values" v SET "reporting_year" = coalesce(c."reporting_year", extract(year from now())::int - 1) FROM "companies" c WHERE c."id" = v."company_id";--> statement-breakpoint
ALTER TABLE "datapoint_dismissals" ALTER COLUMN "reporting_year" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "datapoint_history" ALTER COLUMN "reporting_year" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "datapoint_values" ALTER COLUMN "reporting_year" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "datapoint_dismissals" DROP CONSTRAINT "datapoint_dismissals_company_id_set_key_document_id_pk";--> statement-breakpoint
ALTER TABLE "datapoint_values" DROP CONSTRAINT "datapoint_values_company_id_set_key_pk";--> statement-breakpoint
ALTER TABLE "datapoint_dismissals" ADD CONSTRAINT "datapoint_dismissals_pk" PRIMARY KEY("company_id","set","reporting_year","key","document_id");--> statement-breakpoint
ALTER TABLE "datapoint_values" ADD CONSTRAINT "datapoint_values_pk" PRIMARY KEY("company_id","set","reporting_year","key");--> statement-breakpoint
DROP INDEX "datapoint_history_datapoint";--> statement-breakpoint
CREATE INDEX "datapoint_history_datapoint" ON "datapoint_history" USING btree ("company_id","set","reporting_year","key","id");
