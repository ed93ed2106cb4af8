CREATE TABLE "datapoint_hints" (
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"datapoint" text NOT NULL,
	"code" text NOT NULL,
	"page" integer NOT NULL,
	"sheet" text,
	"excerpt" text NOT NULL,
	CONSTRAINT "datapoint_hints_pk" PRIMARY KEY("company_id","datapoint","document_id","code")
);
--> statement-breakpoint
ALTER TABLE "datapoint_hints" ADD CONSTRAINT "datapoint_hints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_hints" ADD CONSTRAINT "datapoint_hints_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datapoint_hints_document" ON "datapoint_hints" USING btree ("document_id");