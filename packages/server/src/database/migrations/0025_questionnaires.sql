CREATE TABLE "work_questionnaires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file" "bytea",
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_questions" (
	"questionnaire_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"unit" text NOT NULL,
	"place" jsonb,
	"sure" text,
	"suggested" text[] NOT NULL,
	"decided" text,
	"key" text,
	"words" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "work_questions_pk" PRIMARY KEY("questionnaire_id","position")
);
--> statement-breakpoint
ALTER TABLE "work_questionnaires" ADD CONSTRAINT "work_questionnaires_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_questionnaires" ADD CONSTRAINT "work_questionnaires_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_questions" ADD CONSTRAINT "work_questions_questionnaire_id_work_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."work_questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_questions" ADD CONSTRAINT "work_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_questions" ADD CONSTRAINT "work_questions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_questionnaires_report" ON "work_questionnaires" USING btree ("company_id","set","reporting_year","added_at");