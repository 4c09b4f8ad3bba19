UPDATE "item" SET "scrap_rate" = 99.99 WHERE "scrap_rate" > 99.99;--> statement-breakpoint
ALTER TABLE "item" ALTER COLUMN "scrap_rate" SET DATA TYPE numeric(4, 2);--> statement-breakpoint
ALTER TABLE "item" ALTER COLUMN "scrap_rate" SET DEFAULT '0';