CREATE TABLE "home" (
	"id" integer PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"database" text NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"name" text NOT NULL,
	"sealed_by" text NOT NULL,
	"key_sealed" text NOT NULL,
	"used_from" timestamp with time zone NOT NULL,
	CONSTRAINT "keys_name_sealed_by_pk" PRIMARY KEY("name","sealed_by")
);
