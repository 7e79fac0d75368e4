CREATE TABLE "keys" (
	"name" text NOT NULL,
	"sealed_by" text NOT NULL,
	"key_sealed" text NOT NULL,
	"used_from" timestamp with time zone NOT NULL,
	CONSTRAINT "keys_name_sealed_by_pk" PRIMARY KEY("name","sealed_by")
);
--> statement-breakpoint
ALTER TABLE "home" ADD COLUMN "settled_at" timestamp with time zone;