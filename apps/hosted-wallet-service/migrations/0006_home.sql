CREATE TABLE "home" (
	"id" integer PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"database" text NOT NULL
);
