CREATE TABLE "datapoint_documents" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"document_id" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "datapoint_documents_pk" PRIMARY KEY("company_id","set","reporting_year","key","document_id")
);
--> statement-breakpoint
CREATE TABLE "datapoint_sources" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "datapoint_sources_pk" PRIMARY KEY("company_id","set","reporting_year","key")
);
--> statement-breakpoint
CREATE TABLE "own_datapoints" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"control_code" text NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"request_id" uuid,
	CONSTRAINT "own_datapoints_pk" PRIMARY KEY("company_id","key"),
	CONSTRAINT "own_datapoints_request" UNIQUE("company_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "datapoint_documents" ADD CONSTRAINT "datapoint_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_documents" ADD CONSTRAINT "datapoint_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_sources" ADD CONSTRAINT "datapoint_sources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_datapoints" ADD CONSTRAINT "own_datapoints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_datapoints" ADD CONSTRAINT "own_datapoints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datapoint_documents_document" ON "datapoint_documents" USING btree ("document_id");