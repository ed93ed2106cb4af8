CREATE TABLE "work_form_columns" (
	"company_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"head" integer NOT NULL,
	"roles" text[] NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_form_columns_pk" PRIMARY KEY("company_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "work_questionnaires" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "work_questions" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "work_questions" ADD COLUMN "proposed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_questions" ADD COLUMN "also" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_form_columns" ADD CONSTRAINT "work_form_columns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_form_columns" ADD CONSTRAINT "work_form_columns_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;