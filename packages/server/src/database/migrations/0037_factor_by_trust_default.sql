ALTER TABLE "sessions" ALTER COLUMN "factor_by_trust" SET DEFAULT true;
