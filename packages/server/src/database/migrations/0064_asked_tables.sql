ALTER TABLE "work_deliveries" ADD COLUMN "cells" jsonb;--> statement-breakpoint
ALTER TABLE "work_request_items" ADD COLUMN "axes" text[];--> statement-breakpoint
ALTER TABLE "work_request_items" ADD COLUMN "cells" jsonb DEFAULT '[]'::jsonb NOT NULL;