CREATE TABLE "company_keys" (
	"company_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"master" text NOT NULL,
	"wrapped" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_keys_pk" PRIMARY KEY("company_id","generation")
);
--> statement-breakpoint
CREATE TABLE "master_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"in_use" boolean NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_master_master_keys_name_fk" FOREIGN KEY ("master") REFERENCES "public"."master_keys"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "master_keys_in_use" ON "master_keys" USING btree ("in_use") WHERE "master_keys"."in_use";