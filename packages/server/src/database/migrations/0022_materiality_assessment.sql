CREATE TABLE "materiality_consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"group" text NOT NULL,
	"way" text NOT NULL,
	"about" jsonb NOT NULL,
	"held" text NOT NULL,
	"people" integer,
	"result" text NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materiality_dissents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materiality_methods" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"version" integer NOT NULL,
	"method" jsonb NOT NULL,
	"reason" text NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "materiality_methods_pk" PRIMARY KEY("company_id","set","reporting_year","version")
);
--> statement-breakpoint
CREATE TABLE "materiality_scores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materiality_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"by_user" uuid,
	"scale" text NOT NULL,
	"points" jsonb NOT NULL,
	"reason" text NOT NULL,
	"documents" jsonb NOT NULL,
	"surveys" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materiality_topics" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "materiality_topics_pk" PRIMARY KEY("company_id","set","reporting_year","code")
);
--> statement-breakpoint
CREATE TABLE "signed_assessments" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user" uuid,
	"by_name" text NOT NULL,
	"note" text NOT NULL,
	"topics" integer NOT NULL,
	"material" integer NOT NULL,
	"last_change" bigint NOT NULL,
	"answers" integer NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "signed_assessments_pk" PRIMARY KEY("company_id","set","reporting_year","number")
);
--> statement-breakpoint
ALTER TABLE "materiality" ADD COLUMN "outlook" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality" ADD COLUMN "basis" jsonb;--> statement-breakpoint
ALTER TABLE "materiality" ADD COLUMN "to_confirm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_consultations" ADD CONSTRAINT "materiality_consultations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_consultations" ADD CONSTRAINT "materiality_consultations_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_dissents" ADD CONSTRAINT "materiality_dissents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_dissents" ADD CONSTRAINT "materiality_dissents_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_methods" ADD CONSTRAINT "materiality_methods_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_methods" ADD CONSTRAINT "materiality_methods_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD CONSTRAINT "materiality_scores_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD CONSTRAINT "materiality_scores_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_topics" ADD CONSTRAINT "materiality_topics_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_topics" ADD CONSTRAINT "materiality_topics_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_assessments" ADD CONSTRAINT "signed_assessments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "materiality_consultations_report" ON "materiality_consultations" USING btree ("company_id","set","reporting_year");--> statement-breakpoint
CREATE INDEX "materiality_dissents_report" ON "materiality_dissents" USING btree ("company_id","set","reporting_year");--> statement-breakpoint
CREATE UNIQUE INDEX "materiality_scores_once" ON "materiality_scores" USING btree ("company_id","set","reporting_year","key","by_user") WHERE by_user is not null;--> statement-breakpoint
CREATE TRIGGER signed_assessments_kept BEFORE UPDATE OR DELETE ON "signed_assessments" FOR EACH ROW EXECUTE FUNCTION keep_issued();--> statement-breakpoint
CREATE TRIGGER signed_assessments_not_emptied BEFORE TRUNCATE ON "signed_assessments" FOR EACH STATEMENT EXECUTE FUNCTION keep_issued();
