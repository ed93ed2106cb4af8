ALTER TABLE "document_pages" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "recognised" real;--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "tables" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "activity" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "engine_version" text;