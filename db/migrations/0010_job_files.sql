CREATE TABLE "job_file" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"job_no" bigint NOT NULL,
	"file_nm" varchar(200) NOT NULL,
	"size" integer NOT NULL,
	"expires_dt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "job_file_company_cd_job_no_pk" PRIMARY KEY("company_cd","job_no")
);
--> statement-breakpoint
CREATE TABLE "job_file_chunk" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"job_no" bigint NOT NULL,
	"chunk_no" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "job_file_chunk_company_cd_job_no_chunk_no_pk" PRIMARY KEY("company_cd","job_no","chunk_no")
);
--> statement-breakpoint
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_company_cd_job_no_job_company_cd_job_no_fk" FOREIGN KEY ("company_cd","job_no") REFERENCES "public"."job"("company_cd","job_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file_chunk" ADD CONSTRAINT "job_file_chunk_company_cd_job_no_job_file_company_cd_job_no_fk" FOREIGN KEY ("company_cd","job_no") REFERENCES "public"."job_file"("company_cd","job_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_file_age" ON "job_file" USING btree ("company_cd","expires_dt");
--> statement-breakpoint
-- What a job has written can be written again.
COMMENT ON TABLE job_file IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE job_file_chunk IS 'passing: not in backups';
