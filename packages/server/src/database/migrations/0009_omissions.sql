CREATE TABLE "omissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "omissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"page" integer NOT NULL,
	"excerpt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "omissions" ADD CONSTRAINT "omissions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "omissions" ADD CONSTRAINT "omissions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "omissions_company" ON "omissions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "omissions_document" ON "omissions" USING btree ("document_id");