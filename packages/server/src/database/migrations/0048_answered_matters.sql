CREATE TABLE "materiality_matters" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"by_user" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "materiality_matters_pk" PRIMARY KEY("company_id","set","reporting_year","code")
);
--> statement-breakpoint
ALTER TABLE "signed_assessments" ADD COLUMN "gaps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_matters" ADD CONSTRAINT "materiality_matters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_matters" ADD CONSTRAINT "materiality_matters_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;