CREATE TABLE "recommendation_marks" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"mark" text NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "recommendation_marks_pk" PRIMARY KEY("company_id","set","reporting_year","key")
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"advice" jsonb,
	"basis" text,
	"running" boolean DEFAULT false NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "recommendations_pk" PRIMARY KEY("company_id","set","reporting_year")
);
--> statement-breakpoint
ALTER TABLE "recommendation_marks" ADD CONSTRAINT "recommendation_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_marks" ADD CONSTRAINT "recommendation_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;