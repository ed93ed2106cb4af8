CREATE TABLE "restatements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restatements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"value" text,
	"number" double precision,
	"unit" text,
	"reason" text NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "begun_years" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"from_set" text NOT NULL,
	"from_year" integer NOT NULL,
	"carried" jsonb NOT NULL,
	"left_behind" jsonb NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "begun_years_pk" PRIMARY KEY("company_id","reporting_year")
);
--> statement-breakpoint
CREATE TABLE "carried_items" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"version" bigint,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "carried_items_pk" PRIMARY KEY("company_id","set","reporting_year","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "collected_figures" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"setup" jsonb NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collected_figures_pk" PRIMARY KEY("company_id","set","reporting_year","key")
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"part_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "figure_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"label" text NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text NOT NULL,
	"number" double precision NOT NULL,
	"unit" text NOT NULL,
	"multiplier" double precision NOT NULL,
	"factor" double precision NOT NULL,
	"base" double precision,
	"counterpart" uuid,
	"estimated" boolean NOT NULL,
	"note" text NOT NULL,
	"document" uuid,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisation_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "organisation_units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"parent" uuid,
	"holdings" jsonb NOT NULL,
	"until" date,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"year_end" integer NOT NULL,
	"heads" double precision,
	"area" double precision,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restatements" ADD CONSTRAINT "restatements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restatements" ADD CONSTRAINT "restatements_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "begun_years" ADD CONSTRAINT "begun_years_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "begun_years" ADD CONSTRAINT "begun_years_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carried_items" ADD CONSTRAINT "carried_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carried_items" ADD CONSTRAINT "carried_items_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_figures" ADD CONSTRAINT "collected_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_figures" ADD CONSTRAINT "collected_figures_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_changes" ADD CONSTRAINT "figure_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_changes" ADD CONSTRAINT "figure_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_parts" ADD CONSTRAINT "figure_parts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_parts" ADD CONSTRAINT "figure_parts_unit_id_organisation_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organisation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_parts" ADD CONSTRAINT "figure_parts_counterpart_organisation_units_id_fk" FOREIGN KEY ("counterpart") REFERENCES "public"."organisation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_parts" ADD CONSTRAINT "figure_parts_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_parts" ADD CONSTRAINT "figure_parts_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_changes" ADD CONSTRAINT "organisation_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_changes" ADD CONSTRAINT "organisation_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_units" ADD CONSTRAINT "organisation_units_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_units" ADD CONSTRAINT "organisation_units_parent_organisation_units_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."organisation_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_factors" ADD CONSTRAINT "own_factors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_factors" ADD CONSTRAINT "own_factors_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restatements_datapoint" ON "restatements" USING btree ("company_id","set","reporting_year","key","id");--> statement-breakpoint
CREATE INDEX "figure_changes_figure" ON "figure_changes" USING btree ("company_id","set","reporting_year","key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "figure_parts_place" ON "figure_parts" USING btree ("company_id","set","reporting_year","key","unit_id","label","from_month");--> statement-breakpoint
CREATE INDEX "figure_parts_unit" ON "figure_parts" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "figure_parts_counterpart" ON "figure_parts" USING btree ("counterpart");--> statement-breakpoint
CREATE INDEX "figure_parts_document" ON "figure_parts" USING btree ("document");--> statement-breakpoint
CREATE INDEX "organisation_changes_company" ON "organisation_changes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "organisation_changes_unit" ON "organisation_changes" USING btree ("unit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_units_code" ON "organisation_units" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "organisation_units_parent" ON "organisation_units" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "own_factors_company" ON "own_factors" USING btree ("company_id","at");