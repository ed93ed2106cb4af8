CREATE TABLE "inventory_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reporting_year" integer NOT NULL,
	"unit_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"factor" jsonb,
	"residual" jsonb,
	"document" uuid,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventory_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"reporting_year" integer NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "inventory_instruments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reporting_year" integer NOT NULL,
	"unit_id" uuid,
	"fields" jsonb NOT NULL,
	"document" uuid,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_omissions" (
	"company_id" uuid NOT NULL,
	"reporting_year" integer NOT NULL,
	"category" text NOT NULL,
	"reason" text NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inventory_omissions_pk" PRIMARY KEY("company_id","reporting_year","category")
);
--> statement-breakpoint
CREATE TABLE "inventory_policies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inventory_activities" ADD CONSTRAINT "inventory_activities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_activities" ADD CONSTRAINT "inventory_activities_unit_id_organisation_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organisation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_activities" ADD CONSTRAINT "inventory_activities_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_activities" ADD CONSTRAINT "inventory_activities_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_changes" ADD CONSTRAINT "inventory_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_changes" ADD CONSTRAINT "inventory_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_instruments" ADD CONSTRAINT "inventory_instruments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_instruments" ADD CONSTRAINT "inventory_instruments_unit_id_organisation_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organisation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_instruments" ADD CONSTRAINT "inventory_instruments_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_instruments" ADD CONSTRAINT "inventory_instruments_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_omissions" ADD CONSTRAINT "inventory_omissions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_omissions" ADD CONSTRAINT "inventory_omissions_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_policies" ADD CONSTRAINT "inventory_policies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_policies" ADD CONSTRAINT "inventory_policies_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_activities_year" ON "inventory_activities" USING btree ("company_id","reporting_year");--> statement-breakpoint
CREATE INDEX "inventory_activities_unit" ON "inventory_activities" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "inventory_activities_document" ON "inventory_activities" USING btree ("document");--> statement-breakpoint
CREATE INDEX "inventory_changes_subject" ON "inventory_changes" USING btree ("company_id","reporting_year","what","id");--> statement-breakpoint
CREATE INDEX "inventory_instruments_year" ON "inventory_instruments" USING btree ("company_id","reporting_year");--> statement-breakpoint
CREATE INDEX "inventory_instruments_unit" ON "inventory_instruments" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "inventory_instruments_document" ON "inventory_instruments" USING btree ("document");