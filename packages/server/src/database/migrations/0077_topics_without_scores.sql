ALTER TABLE "signed_assessments" ADD COLUMN "unrated" integer DEFAULT 0 NOT NULL;
