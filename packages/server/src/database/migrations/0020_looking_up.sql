CREATE TABLE "document_indexes" (
	"document_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"tokens" text[] NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "document_indexes_document_id_page_pk" PRIMARY KEY("document_id","page")
);
--> statement-breakpoint
CREATE TABLE "datapoint_absences" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "datapoint_absences_pk" PRIMARY KEY("company_id","set","reporting_year","key")
);
--> statement-breakpoint
ALTER TABLE "document_indexes" ADD CONSTRAINT "document_indexes_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_indexes" ADD CONSTRAINT "document_indexes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_absences" ADD CONSTRAINT "datapoint_absences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_absences" ADD CONSTRAINT "datapoint_absences_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_indexes_company" ON "document_indexes" USING btree ("company_id");