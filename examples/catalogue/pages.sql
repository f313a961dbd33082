CREATE TABLE pages (title TEXT NOT NULL, url TEXT NOT NULL UNIQUE);

-- The address of every page, as https://travel.example/sitemap.xml lists them.
INSERT INTO pages (title, url) VALUES ('What''s new', 'https://travel.example/what''s new');
INSERT INTO pages (title, url) VALUES ('Help', 'https://travel.example/help');
